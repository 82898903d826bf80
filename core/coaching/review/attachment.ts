import type { Repositories } from '#core/kernel/transaction.ts';
import type { UserId } from '#core/kernel/id.ts';

export const attachmentKinds = ['AI_ANSWER'] as const;
export type AttachmentKind = (typeof attachmentKinds)[number];
/** More sentences than any answer has. */
export const mostAttached = 60;

/** What a member adds to a request: sentences of an answer, frozen as they stood then. */
export type RequestAttachment = Readonly<{
  kind: AttachmentKind;
  id: string;
  producer: 'RULES' | 'MODEL';
  blocks: readonly Readonly<{ seq: number; kind: string; text: string; severity: string }>[];
}>;

declare module '#core/kernel/hooks.ts' {
  interface Hooks {
    /** The parts of what a member adds to a request that they left in; null where it is not theirs, or nothing is left. */
    requestAttachmentOf: (
      repositories: Repositories,
      asked: Readonly<{ kind: AttachmentKind; id: string; ownerId: UserId; keep: readonly number[] }>,
    ) => Promise<RequestAttachment | null>;
  }
}
