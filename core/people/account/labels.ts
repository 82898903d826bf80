import type { UserLevel, UserStatus, UserType } from '#core/access/actor/actor.ts';
import type { ProfileField } from './profile.ts';
import type { ActivityStatus, Gender, PublicFlag, UnitSystem } from './user.ts';

declare module '#core/kernel/messages/index.ts' {
  interface LabelIds {
    account:
      | `user.status.${UserStatus}`
      | `user.level.${UserLevel}`
      | `user.type.${UserType}`
      | `user.gender.${Gender}`
      | `user.activityStatus.${ActivityStatus}`
      | `user.units.${UnitSystem}`
      | `user.publicFlag.${PublicFlag}`
      | `profile.field.${ProfileField}`;
  }
}
