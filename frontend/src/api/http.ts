/** The REST interface as its schema types it: paths, parameters and bodies are checked against the server's. */
import createClient from "openapi-fetch";

import { ApiError, problem } from "./errors";
import type { paths } from "./schema";

export const http = createClient<paths>();

interface Outcome {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/**
 * The answer to a call, by our own readable name for it: the schema cannot say that absent fields are never
 * null. Every failure rejects with an ApiError, `offline` if there was no answer at all.
 */
export async function answer<T>(call: Promise<Outcome>): Promise<T> {
  const { data, error, response } = await call.catch((failure: unknown) => {
    throw new ApiError("offline", String(failure), 0);
  });
  if (!response.ok) throw problem(error, response.status);
  return data as T;
}
