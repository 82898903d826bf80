import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ReviewType, reviewTypes } from '#core/coaching/review/review.ts';
import { BoardIcon, BodyIcon, DumbbellIcon, LeafIcon, MoonSleepIcon } from '#ui/icons.tsx';
import { Cards } from './Cards.tsx';
import type { Request } from './use-request.ts';

const icons: Readonly<Record<ReviewType, ComponentType<SvgIconProps>>> = {
  ALL: BoardIcon,
  BODY: BodyIcon,
  STRENGTH: DumbbellIcon,
  LIFESTYLE: MoonSleepIcon,
  NUTRITION: LeafIcon,
};

/** What of the week the coach is asked about, and what each means. */
export const KindStep = ({ flow: { draft, change } }: Readonly<{ flow: Request }>) => (
  <Cards
    label={<FormattedMessage id="reviewRequest.kind.title" />}
    chosen={draft.type}
    onChoose={(value) => change({ type: reviewTypes.find((type) => type === value) ?? 'ALL' })}
    cards={reviewTypes.map((type) => {
      const Icon = icons[type];
      return {
        value: type,
        label: <FormattedMessage id={`reviewRequest.kind.${type}`} />,
        description: <FormattedMessage id={`reviewRequest.kind.${type}.text`} />,
        icon: <Icon />,
      };
    })}
  />
);
