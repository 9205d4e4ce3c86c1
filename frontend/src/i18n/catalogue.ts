/** The message catalogues, one chunk per language, put together from one file per area. */

export const languages = ["en", "hu"] as const;
export type Language = (typeof languages)[number];
export type Catalogue = Readonly<Record<string, string>>;

const files = import.meta.glob<Catalogue>("./*/*.json", { import: "default" });

/** All messages of a language by key. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const parts = Object.entries(files)
    .filter(([path]) => path.startsWith(`./${language}/`))
    .map(([, load]) => load());
  return Object.assign({}, ...(await Promise.all(parts)));
}

/** The best of our languages for somebody who prefers `wanted`, most wanted first (BCP 47 tags). */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
