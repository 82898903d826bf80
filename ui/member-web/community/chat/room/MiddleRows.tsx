import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { day, defaultTimeZone, localDate } from '#core/kernel/time.ts';
import { useFormats } from '#ui/intl.ts';
import { useThisMinute } from '#ui/use-this-minute.ts';
import type { ChatMessage } from '../../../app/data/chat.ts';
import { LocalLink } from '../../../app/parts/LocalLink.tsx';
import { reviewPath } from '../../../app/paths.ts';
import { useLineText } from '../room-words.ts';

const Pill = ({
  component = 'div',
  children,
}: Readonly<{ component?: 'div' | 'h3'; children: ReactNode }>) => (
  <Box
    component={component}
    sx={{ display: 'flex', justifyContent: 'center', m: 0, px: 2, py: 0.75, font: 'inherit' }}
  >
    <Box
      component="span"
      sx={{
        px: 1.5,
        py: 0.25,
        borderRadius: '12px',
        bgcolor: 'background.sunken',
        color: 'text.secondary',
        fontSize: '0.8125rem',
        textAlign: 'center',
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  </Box>
);

/** A heading, as the line below: so one goes from day to day, and to what is new, by ear. */
export const DayRow = ({ at }: Readonly<{ at: Date }>) => {
  const { formatMessage, timeZone = defaultTimeZone } = useIntl();
  const { weekday } = useFormats();
  const now = useThisMinute();
  const today = now === undefined ? '' : localDate(new Date(now), timeZone);
  const yesterday = now === undefined ? '' : localDate(new Date(now - day), timeZone);
  const date = localDate(at, timeZone);
  return (
    <Pill component="h3">
      {date === today
        ? formatMessage({ id: 'chat.today' })
        : date === yesterday
          ? formatMessage({ id: 'chat.yesterday' })
          : weekday(at)}
    </Pill>
  );
};

export const NewRow = () => (
  <Divider
    role="heading"
    aria-level={3}
    sx={{
      my: 1,
      px: 2,
      color: 'accent.text',
      fontSize: '0.8125rem',
      fontWeight: 600,
      '&::before, &::after': { borderColor: 'accent.main' },
    }}
  >
    <FormattedMessage id="chat.newBelow" />
  </Divider>
);

/** What happened in the room; a line about a review leads to it. */
export const LineRow = ({ message }: Readonly<{ message: ChatMessage }>) => {
  const text = useLineText()(message);
  const { reviewId } = message.params;
  return (
    <Pill>
      {reviewId === undefined ? (
        text
      ) : (
        <Box component={LocalLink} to={reviewPath(reviewId)} sx={{ color: 'inherit' }}>
          {text}
        </Box>
      )}
    </Pill>
  );
};
