import { useEffect, useState } from "preact/hooks";

import { chooseColour, removePlayer, seatBot, sitDown } from "../../api";
import { type Level, levels, type Seat, type Table } from "../../api/types";
import { catalogue } from "../../catalogue";
import { giveNonce } from "../../fairness";
import { gameModule } from "../../games/registry";
import { t } from "../../i18n";
import { me } from "../../session";
import { Button, IconButton } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Icon } from "../../ui/Icon";
import { NameForm } from "../../ui/NameForm";
import { ErrorNotice } from "../../ui/Notice";
import { Pawn } from "../../ui/Pawn";
import { type ActionState, useAction } from "../../ui/useAction";

/** Who sits where, and the ways to change it. */
export function Seats({ table }: { table: Table }) {
  const action = useAction();
  const [nameFor, setNameFor] = useState<number | undefined>(undefined);
  const sit = (seat: number) =>
    action.run(() => sitDown(table.id, { seat, nonce: giveNonce(table.id, table.commitment) }));
  const numbers = Array.from({ length: table.seat_count }, (_, seat) => seat);
  return (
    <>
      <ol class="seats">
        {numbers.map((number) => {
          const seat = table.seats[number];
          return (
            <li key={number} class={`seat ${seat ? "" : "seat-empty"}`}>
              {seat ? (
                <TakenSeat table={table} number={number} seat={seat} action={action} />
              ) : (
                <EmptySeat
                  number={number}
                  free={table.you.seat === undefined}
                  host={table.you.host}
                  busy={action.busy}
                  onBot={(bot) => action.run(() => seatBot(table.id, { seat: number, bot }))}
                  onSit={() => (me.value ? sit(number) : setNameFor(number))}
                />
              )}
            </li>
          );
        })}
      </ol>
      <ErrorNotice text={action.error} />
      <Dialog
        title={t("table.name_first")}
        open={nameFor !== undefined}
        onClose={() => setNameFor(undefined)}
      >
        <NameForm
          label={t("table.sit")}
          onDone={() => {
            if (nameFor !== undefined) sit(nameFor);
            setNameFor(undefined);
          }}
        />
      </Dialog>
    </>
  );
}

interface EmptySeatProps {
  number: number;
  free: boolean;
  host: boolean;
  busy: boolean;
  onSit(): void;
  onBot(level: Level): void;
}

function EmptySeat({ number, free, host, busy, onSit, onBot }: EmptySeatProps) {
  return (
    <>
      <Pawn colour={undefined} />
      <span class="seat-name">{t("table.empty_seat", { number: number + 1 })}</span>
      {free && (
        <Button kind="primary" disabled={busy} onClick={onSit}>
          {t("table.sit")}
        </Button>
      )}
      {host && (
        <select
          class="input seat-bot"
          aria-label={t("bot.seat", { number: number + 1 })}
          disabled={busy}
          value=""
          onChange={(event) => onBot(event.currentTarget.value as Level)}
        >
          <option value="" disabled>
            {t("bot.add")}
          </option>
          {levels.map((level) => (
            <option key={level} value={level}>
              {t(`bot.${level}`)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}

interface TakenSeatProps {
  table: Table;
  number: number;
  seat: Seat;
  action: ActionState;
}

function TakenSeat({ table, number, seat, action }: TakenSeatProps) {
  const colourOf = gameModule(table.kind).value?.colourOf;
  const mine = table.you.seat === number;
  return (
    <>
      <Pawn colour={colourOf?.(seat.colour)} />
      <div class="seat-who">
        <span class="seat-name">
          {seat.name}
          {mine && <span class="tag">{t("table.you")}</span>}
          {seat.bot && (
            <span class="tag">
              <Icon name="bot" />
              {t(`bot.${seat.bot}`)}
            </span>
          )}
          {seat.program && (
            <span class="tag">
              <Icon name="bot" />
              {t("bot.program")}
            </span>
          )}
          {seat.identity === table.host && (
            <span class="tag">
              <Icon name="crown" />
              {t("table.host")}
            </span>
          )}
        </span>
        <span class={`seat-presence ${seat.connected ? "" : "seat-away"}`}>
          {t(`colour.${seat.colour}`)}
          {seat.identity !== undefined && ` · ${t(seat.connected ? "presence.here" : "presence.away")}`}
        </span>
      </div>
      {table.you.host && !mine && (
        <IconButton
          icon="close"
          label={t("table.remove", { name: seat.name })}
          disabled={action.busy}
          onClick={() => action.run(() => removePlayer(table.id, number))}
        />
      )}
      {mine && <Colours table={table} seat={seat} action={action} />}
    </>
  );
}

/** One's own colour among those nobody else has. */
function Colours({ table, seat, action }: { table: Table; seat: Seat; action: ActionState }) {
  const colourOf = gameModule(table.kind).value?.colourOf;
  const [wanted, setWanted] = useState<string | undefined>(undefined);
  useEffect(() => setWanted(undefined), [seat.colour, action.error]);
  const others = Object.values(table.seats).filter((other) => other !== seat);
  return (
    <fieldset class="colours">
      <legend class="visually-hidden">{t("table.colour")}</legend>
      {(catalogue()?.[table.kind]?.colours ?? []).map((colour) => (
        <label key={colour} class="colour" title={t(`colour.${colour}`)}>
          <input
            type="radio"
            name="colour"
            aria-label={t(`colour.${colour}`)}
            checked={(wanted ?? seat.colour) === colour}
            disabled={others.some((other) => other.colour === colour)}
            onChange={() => {
              setWanted(colour);
              action.run(() => chooseColour(table.id, colour));
            }}
          />
          <Pawn colour={colourOf?.(colour)} />
        </label>
      ))}
    </fieldset>
  );
}
