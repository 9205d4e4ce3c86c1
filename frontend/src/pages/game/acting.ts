import { ApiError, preview } from "../../api";
import { ActError, type Action, type Preview } from "../../games/module";
import { act } from "../../live";

export interface Acting {
  act(action: Action): Promise<void>;
  preview(actions: readonly Action[]): Promise<Preview>;
}

/** The two calls a game's play area makes, bound to a game at a version and with errors as `ActError`. */
export function acting(id: string, version: number): Acting {
  return {
    act: (action) => act(id, action),
    preview: async (actions) => {
      try {
        return await preview(id, version, actions);
      } catch (error) {
        if (error instanceof ApiError) throw new ActError(error.code, error.reason, error.message);
        throw error;
      }
    },
  };
}
