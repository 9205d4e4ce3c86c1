import "./new.css";

import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";

import { createTable, sitDown } from "../api";
import type { ClockTerms, GameOffer, Visibility } from "../api/types";
import { usePageTitle } from "../attention";
import { catalogue } from "../catalogue";
import { giveNonce } from "../fairness";
import { gameModule, kinds } from "../games/registry";
import { t } from "../i18n";
import { type OptionValue, optionsOf } from "../options";
import { me } from "../session";
import { Button } from "../ui/Button";
import { ComponentFile } from "../ui/ComponentFile";
import { GamePicture, gameName } from "../ui/GamePicture";
import { NameForm } from "../ui/NameForm";
import { ErrorNotice, Notice } from "../ui/Notice";
import { OptionForm } from "../ui/OptionForm";
import { Page } from "../ui/Page";
import { Segmented } from "../ui/Segmented";
import { useAction } from "../ui/useAction";
import { ClockForm } from "./ClockForm";

export function NewTable() {
  usePageTitle(t("new.title"));
  const offers = Object.values(catalogue() ?? {}).filter(({ kind }) => kinds.includes(kind));
  return (
    <Page class="narrow">
      <h1>{t("new.title")}</h1>
      {me.value === null && (
        <section class="panel">
          <p>{t("new.name_first")}</p>
          <NameForm label={t("name.enter")} />
        </section>
      )}
      {me.value && offers.length > 0 && <Form offers={offers} />}
      {me.value && offers.length === 0 && <Notice>{t("game.loading")}</Notice>}
    </Page>
  );
}

function Form({ offers }: { offers: readonly GameOffer[] }) {
  const { route, query } = useLocation();
  const { busy, error, run } = useAction();
  const asked = offers.find(({ kind }) => kind === query.game);
  const [offer, setOffer] = useState(asked ?? (offers[0] as GameOffer));
  const [seats, setSeats] = useState(offer.players.min);
  const [visibility, setVisibility] = useState<Visibility>("public");
  const [values, setValues] = useState<Record<string, OptionValue>>({});
  const [clock, setClock] = useState<ClockTerms | undefined>(undefined);
  const [components, setComponents] = useState<Record<string, unknown> | undefined>(undefined);

  const choose = (next: GameOffer) => {
    setOffer(next);
    setSeats(Math.min(Math.max(seats, next.players.min), next.players.max));
    setValues({});
    setComponents(undefined);
  };
  const open = async () => {
    const table = await createTable({
      kind: offer.kind,
      seats,
      options: values,
      visibility,
      terms: { bot_pace: 1, ...(clock ? { clock } : {}) },
      ...(components ? { components } : {}),
    });
    // The table is there either way; who could not sit down tries again at it.
    await sitDown(table.id, { nonce: giveNonce(table.id, table.commitment) }).finally(() =>
      route(`/t/${table.id}`),
    );
  };
  const { min, max } = offer.players;
  const options = optionsOf(offer.options_schema, gameModule(offer.kind).value?.optionKeys);
  return (
    <form
      class="panel stack new-form"
      onSubmit={(event) => {
        event.preventDefault();
        run(open);
      }}
    >
      <GameChoice offers={offers} chosen={offer} onChoose={choose} />
      <Segmented
        legend={t("new.seats")}
        choices={Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: min + i }))}
        value={seats}
        onChange={(value) => setSeats(value)}
      />
      <div class="field">
        <Segmented
          legend={t("new.visibility")}
          choices={[
            { value: "public" as Visibility, label: t("new.visibility.public") },
            { value: "link" as Visibility, label: t("new.visibility.link") },
          ]}
          value={visibility}
          onChange={(value) => setVisibility(value)}
        />
        <p class="field-hint">{t(visibility === "public" ? "new.public.hint" : "new.link.hint")}</p>
      </div>
      {options.length > 0 && (
        <fieldset class="stack-tight">
          <legend class="field-label">{t("new.options")}</legend>
          <OptionForm options={options} values={values} onChange={setValues} />
        </fieldset>
      )}
      <ClockForm clock={clock} onChange={setClock} />
      <details class="advanced">
        <summary>{t("new.advanced")}</summary>
        <ComponentFile key={offer.kind} onChange={setComponents} />
      </details>
      <ErrorNotice text={error} />
      <Button type="submit" kind="primary" class="button-large" disabled={busy}>
        {t("new.open")}
      </Button>
    </form>
  );
}

interface GameChoiceProps {
  offers: readonly GameOffer[];
  chosen: GameOffer;
  onChoose(offer: GameOffer): void;
}

function GameChoice({ offers, chosen, onChoose }: GameChoiceProps) {
  return (
    <fieldset class="field">
      <legend class="field-label">{t("new.game")}</legend>
      <div class="game-choice">
        {offers.map((offer) => (
          <label key={offer.kind} class="game-option">
            <input
              type="radio"
              name="game"
              checked={offer.kind === chosen.kind}
              onChange={() => onChoose(offer)}
            />
            <GamePicture kind={offer.kind} />
            <span class="game-option-text">
              <strong>{gameName(offer.kind)}</strong>
              <span class="field-hint">{t("game.players", offer.players)}</span>
              <span class="field-hint">{t("game.minutes", offer.minutes)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
