import type { z } from 'zod';
import type { transaction } from '#http/people/contract/me.ts';
import { checkoutPath, levelPath, orderPath, paths, reviewPath } from '../../app/paths.ts';

type Source = NonNullable<z.output<typeof transaction>['source']>;

/** Where the cause of a line is shown. */
export const sourcePath = ({ kind, id }: Source): string => {
  switch (kind) {
    case 'PAYMENT':
      return id === null ? paths.payment : checkoutPath(id);
    case 'ORDER':
      return id === null ? paths.orders : orderPath(id);
    case 'REWARDS':
      return paths.rewards;
    case 'LEVEL':
      return levelPath;
    case 'REVIEW':
      return id === null ? paths.reviews : reviewPath(id);
    case 'SPECIALIZATION':
      return paths.specialization;
    case 'GIFT':
      return paths.gifts;
  }
};
