import type { Feature } from './feature.ts';
import type { BodyStandard, BugBountyLine, SettingKey } from './site.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    settings:
      | `user.bodyStandard.${BodyStandard}`
      | `settings.${SettingKey}.${'label' | 'help'}`
      | `bug_bounty.${BugBountyLine}`
      | `feature.${Feature}.${'label' | 'help'}`;
  }
}
