/** A refusal of the server, by its stable code (`docs/protocol.md`, "Errors"), or `offline` without one. */
export class ApiError extends Error {
  readonly code: string;
  readonly reason: string | undefined;
  readonly status: number;

  constructor(code: string, detail: string, status: number, reason?: string) {
    super(detail);
    this.code = code;
    this.reason = reason;
    this.status = status;
  }
}

/** The error in a problem document (RFC 9457), or in whatever else an unsuccessful answer brought. */
export function problem(body: unknown, status: number): ApiError {
  const { code, detail, reason } = (typeof body === "object" && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  return new ApiError(
    typeof code === "string" ? code : "internal",
    typeof detail === "string" ? detail : `HTTP ${status}`,
    status,
    typeof reason === "string" ? reason : undefined,
  );
}
