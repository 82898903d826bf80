import { client } from '../../../app/client.ts';
import type { DraftContent } from '../draft-storage.ts';
import type { ServerDraft } from '../starting-point.ts';

/** What the server holds now; null when there is no draft. */
export const readServerCopy = async () => (await client.indicators.draft()).draft as ServerDraft | null; // its sections are loose on the wire

/** Answers the version that the server gave it. */
export const writeServerCopy = async ({
  inputs,
  carriedOver,
  media,
  step,
  version,
}: DraftContent & Readonly<{ version: number }>): Promise<number> => {
  const kept = await client.indicators.putDraft({
    body: {
      inputs: inputs as never, // plain JSON values, as the contract's own type of JSON cannot see
      carriedOver: [...carriedOver],
      media: media.map(({ mediaId, side }) => ({ mediaId, side })),
      step,
      version,
    },
  });
  return kept.version;
};
