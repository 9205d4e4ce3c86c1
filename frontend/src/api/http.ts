/** One call of the REST interface: JSON in, JSON out, every failure an `ApiError`. */
import { ApiError, problem } from "./errors";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  const answer: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined);
  if (!response.ok) throw problem(answer, response.status);
  return answer as T;
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(`/api/v1${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (failure) {
    throw new ApiError("offline", String(failure), 0);
  }
}
