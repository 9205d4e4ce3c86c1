/** Who this browser is to the server. */
import { effect, signal } from "@preact/signals";

import { ApiError, createGuest, fetchMe, updateMe } from "./api";
import type { Identity } from "./api/types";
import { type Language, language } from "./i18n";
import { greetedAs, identityChanged } from "./live";
import { stored } from "./stored";

/** The identity; null for somebody without a name yet, undefined while unknown. */
export const me = signal<Identity | null | undefined>(undefined);

const TAKEN = "arkaden.name_taken";
const taken = stored(TAKEN, (value): value is true => value === true);

async function load(): Promise<void> {
  try {
    me.value = await fetchMe();
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_signed_in") me.value = null;
  }
}

/**
 * Finds out who we are, and again whenever the server greets somebody else than we thought: the cookie ran
 * out, or another tab took a name. A browser that never took a name does not ask.
 */
export function startSession(): void {
  if (taken.value) void load();
  else me.value = null;
  effect(() => {
    const greeted = greetedAs.value;
    if (greeted === null) me.value = null;
    else if (greeted !== undefined && greeted !== me.peek()?.id) void load();
  });
  effect(() => {
    if (me.value) taken.value = true;
  });
  addEventListener("storage", ({ key }) => {
    // Another tab took a name; this one sees what the same cookie may see from now on.
    if (key === TAKEN && me.peek() === null) identityChanged();
  });
}

/** Takes a name: a new guest, or a new name for the present one. Rejects with ApiError. */
export async function takeName(name: string): Promise<void> {
  if (me.peek()) {
    me.value = await updateMe({ name });
    return;
  }
  me.value = await createGuest(name, language());
  identityChanged();
}

/** The server knows us as somebody else now: an account, or nobody. */
export function becomes(identity: Identity | null): void {
  const before = me.peek()?.id;
  me.value = identity;
  if (identity?.id !== before) identityChanged();
}

/** Tells the server which language to write in, as far as it knows us. */
export async function tellLanguage(chosen: Language): Promise<void> {
  if (me.peek()) me.value = await updateMe({ language: chosen });
}

/** The server does not know us (any more): the next thing to do is to take a name. */
export function forgotten(): void {
  me.value = null;
}
