import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";

import { languages, loadCatalogue, pickLanguage } from "../src/i18n/catalogue";

type Ast = ReturnType<IntlMessageFormat["getAst"]>;

const sources = Object.values(
  import.meta.glob<string>("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }),
).join("\n");
const files = import.meta.glob<Record<string, string>>("../src/i18n/*/*.json", {
  import: "default",
  eager: true,
});
const catalogues = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await loadCatalogue(language)] as const)),
);
const english = catalogues.en as Record<string, string>;

/** The names of the values and tags in a message, whichever branch of a plural or choice they stand in. */
function placeholders(parts: Ast): Set<string> {
  const names = new Set<string>();
  for (const part of parts) {
    if (part.type !== 0 && part.type !== 7) names.add(String(part.value));
    if ("options" in part) {
      for (const { value } of Object.values(part.options)) {
        for (const name of placeholders(value)) names.add(name);
      }
    }
    if ("children" in part) for (const name of placeholders(part.children)) names.add(name);
  }
  return names;
}

/** Keys put together from parts in the source, as patterns: `error.${code}` is /^error\..+$/. */
const patterns = [...sources.matchAll(/`([a-z_.]*(?:\$\{[^}]+\}[a-z_.]*)+)`/g)]
  .map(([, template]) => template as string)
  .filter((template) => /[a-z]/.test(template.replace(/\$\{[^}]+\}/g, "")))
  .map((template) => {
    const literal = template.split(/\$\{[^}]+\}/).map((part) => part.replaceAll(".", "\\."));
    return new RegExp(`^${literal.join(".+")}$`);
  });

/** Named in the source, as a whole or by its parts; the values of an option are named after its title. */
function isUsed(key: string): boolean {
  const title = key.slice(0, key.lastIndexOf("."));
  return (
    sources.includes(`"${key}"`) ||
    patterns.some((pattern) => pattern.test(key)) ||
    (title.includes(".option") && sources.includes(`"${title}"`))
  );
}

describe("the message catalogues", () => {
  test("of all languages have the same keys", () => {
    for (const catalogue of Object.values(catalogues)) {
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
    }
  });

  test("name every key once, in the file of its area", () => {
    for (const language of languages) {
      const keys = Object.entries(files)
        .filter(([path]) => path.includes(`/${language}/`))
        .flatMap(([, file]) => Object.keys(file));
      expect(keys).toHaveLength(new Set(keys).size);
    }
  });

  test.each(Object.keys(english))("%s parses and takes the same values in every language", (key) => {
    const names = languages.map((language) => {
      const message = catalogues[language]?.[key] ?? "";
      expect(message.trim()).not.toBe("");
      return [...placeholders(new IntlMessageFormat(message, language).getAst())].sort();
    });
    for (const found of names) expect(found).toEqual(names[0]);
  });

  test("hold no text that is never shown", () => {
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });

  test("hold every text the source asks for", () => {
    const asked = [...sources.matchAll(/\b(?:t|rich|hasText)\(\s*"([^"]+)"/g)].map(
      ([, key]) => key as string,
    );
    const chosen = [...sources.matchAll(/\bt\([^()"]+\? "([^"]+)" : "([^"]+)"/g)].flatMap(
      ([, a, b]) => [a, b] as string[],
    );
    expect([...asked, ...chosen].length).toBeGreaterThan(100);
    expect([...asked, ...chosen].filter((key) => english[key] === undefined)).toEqual([]);
  });
});

describe("the first language", () => {
  test("is the first one wanted that we speak", () => {
    expect(pickLanguage(["de-AT", "hu-HU", "en"])).toBe("hu");
    expect(pickLanguage(["EN-us", "hu"])).toBe("en");
  });

  test("is English for everybody else", () => {
    expect(pickLanguage(["de", "fr-CA"])).toBe("en");
    expect(pickLanguage([])).toBe("en");
  });
});

describe("error codes", () => {
  const protocol = import.meta.glob<string>("../../docs/protocol.md", {
    query: "?raw",
    import: "default",
    eager: true,
  })["../../docs/protocol.md"] as string;
  const table = protocol.slice(protocol.indexOf("## Errors"), protocol.indexOf("## REST"));
  const rows = table.split("\n").filter((line) => line.startsWith("| `"));
  const codes = rows.flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([a-z_]+)`/g)].map(([, code]) => code),
  );

  test.each(codes)("%s of the protocol has a text", (code) => {
    expect(english).toHaveProperty([`error.${code}`]);
  });

  test("are read from the protocol's table", () => {
    expect(codes).toContain("stale_version");
    expect(codes.length).toBeGreaterThan(20);
  });
});
