import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { defaultTimeZone } from '#core/kernel/time.ts';
import { TrashIcon } from '#ui/icons.tsx';
import type { Notice } from '../../app/data/notices.ts';
import { byDay } from '../../app/days/by-day.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { useDayName } from '../../app/days/use-day-name.ts';

type Props = Readonly<{
  notices: readonly Notice[];
  onOpen: (notice: Notice) => void;
  onRemove: (notice: Notice) => void;
}>;

export const NoticeDays = ({ notices, onOpen, onRemove }: Props) => {
  const { formatMessage, timeZone = defaultTimeZone } = useIntl();
  const dayName = useDayName();
  return byDay(notices, timeZone).map(({ date, items }) => (
    <Box component="section" key={date} aria-labelledby={`day-${date}`} sx={{ mb: 3 }}>
      <Typography
        id={`day-${date}`}
        variant="subtitle2"
        component="h2"
        sx={{ color: 'text.secondary', mb: 0.75, '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {dayName(date)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {items.map((notice) => (
          <Box
            component="li"
            key={notice.id}
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, minWidth: 0 }}
          >
            <NoticeRow notice={notice} onOpen={() => onOpen(notice)} />
            <IconButton
              aria-label={formatMessage({ id: 'notices.delete' }, { title: notice.title })}
              onClick={() => onRemove(notice)}
              sx={{ flexShrink: 0, width: 44, height: 44, mt: 1, color: 'text.secondary' }}
            >
              <TrashIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  ));
};
