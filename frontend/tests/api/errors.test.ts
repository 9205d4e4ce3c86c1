import { expect, test } from "vitest";

import { problem } from "../../src/api/errors";

test("a problem document gives its code and the rules' reason", () => {
  const error = problem({ code: "illegal_action", reason: "does_not_fit", detail: "the edges differ" }, 422);
  expect(error).toMatchObject({
    code: "illegal_action",
    reason: "does_not_fit",
    message: "the edges differ",
    status: 422,
  });
});

test.each([undefined, null, "<html>Bad gateway</html>", { detail: 7 }])(
  "an answer that is no problem document (%j) counts as an internal error",
  (body) => {
    expect(problem(body, 502)).toMatchObject({ code: "internal", message: "HTTP 502", status: 502 });
  },
);
