import { expectTypeOf, test } from "vitest";

import type { components } from "../../src/api/schema";
import type { GameOffer, Identity, NewTable, Seat, Table } from "../../src/api/types";

type Schemas = components["schemas"];

/** The fields a schema names; it also allows for others to come. */
type Named<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] };

test("our names for what the server sends have the fields of its schema", () => {
  expectTypeOf<keyof Table>().toEqualTypeOf<Named<Schemas["Table"]>>();
  expectTypeOf<keyof Table["you"]>().toEqualTypeOf<Named<Schemas["You"]>>();
  expectTypeOf<keyof Seat>().toEqualTypeOf<Named<Schemas["Sitter"]>>();
  expectTypeOf<keyof Identity>().toEqualTypeOf<Named<Schemas["Identity"]>>();
  expectTypeOf<keyof GameOffer>().toEqualTypeOf<Named<Schemas["GameOffer"]>>();
  expectTypeOf<keyof NewTable>().toEqualTypeOf<Named<Schemas["NewTableRequest"]>>();
});
