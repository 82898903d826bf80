import type { MediumUseKind } from './use.ts';
import type { MediaPurpose, MediaSource, MediaType } from './medium.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    media:
      | `media.type.${MediaType}`
      | `media.source.${MediaSource}`
      | `media.purpose.${MediaPurpose}`
      | `media.use.${MediumUseKind}`;
  }
}
