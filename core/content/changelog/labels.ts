import type { ChangelogKind } from './changelog.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    changelog: `changelog.kind.${ChangelogKind}`;
  }
}
