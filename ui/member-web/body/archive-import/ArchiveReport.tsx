import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  isNothingNew,
  type FailedPhoto,
  type ImportReport,
} from '#core/member-lifecycle/archive-import/bring-archive.ts';
import { weekOf } from '#core/kernel/week.ts';
import { CheckIcon, WarningIcon } from '#ui/icons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { paths } from '../../app/paths.ts';
import { ShowMore } from '../measurement-import/preview/ShowMore.tsx';

type Props = Readonly<{ report: ImportReport }>;

const Reason = ({ reason }: Pick<FailedPhoto, 'reason'>) =>
  reason === 'MISSING' || reason === 'BROKEN' ? <FormattedMessage id={`bring.photo.${reason}`} /> : reason;

const FailedPhotos = ({ photos }: Readonly<{ photos: readonly FailedPhoto[] }>) => {
  const { formatMessage } = useIntl();
  const weekName = useWeekName();
  return (
    <Box component="section" aria-labelledby="bring-photos">
      <Typography id="bring-photos" variant="h3">
        <FormattedMessage id="bring.photos.failed" values={{ count: photos.length }} />
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        <FormattedMessage id="bring.photos.failed.text" />
      </Typography>
      <ShowMore items={photos}>
        {(shown) => (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {shown.map(({ week, side, name, reason }) => (
              <Box component="li" key={`${week} ${side}`} sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
                <strong>
                  {weekName(weekOf(week).startsOn)}, {formatMessage({ id: `indicator.side.${side}` })}
                  {name !== '' && ` (${name})`}
                </strong>
                {': '}
                <Reason reason={reason} />
              </Box>
            ))}
          </Box>
        )}
      </ShowMore>
    </Box>
  );
};

/** What has become of the archive, in numbers, and where it is seen. */
export const ArchiveReport = ({ report }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { weeks, photos, failedPhotos, goals, answers } = report;
  const isSame = isNothingNew(report);
  const lines = [
    ['bring.report.replaced', weeks.REPLACED],
    ['bring.report.photosAdded', weeks.PHOTOS_ADDED],
    ['bring.report.photos', photos],
    ['bring.report.goals', goals.ADDED + goals.REPLACED],
    ['bring.report.answers', answers.added],
    ['bring.report.here', isSame ? 0 : weeks.HERE],
    ['bring.report.left', weeks.LEFT + goals.LEFT],
    ['bring.report.outside', weeks.OUTSIDE],
  ] as const;
  return (
    <Card component="section" aria-labelledby="bring-report">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography id="bring-report" variant="h2" ref={heading} tabIndex={-1}>
          <FormattedMessage id={isSame ? 'bring.report.nothing' : 'bring.report'} />
        </Typography>
        <Alert
          severity={failedPhotos.length > 0 ? 'warning' : 'success'}
          icon={
            failedPhotos.length > 0 ? <WarningIcon fontSize="inherit" /> : <CheckIcon fontSize="inherit" />
          }
        >
          <FormattedMessage
            id={isSame ? 'bring.report.same' : 'bring.report.added'}
            values={{ count: isSame ? weeks.HERE : weeks.ADDED }}
          />
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {lines.map(([id, count]) =>
              count === 0 ? null : (
                <li key={id}>
                  <FormattedMessage id={id} values={{ count }} />
                </li>
              ),
            )}
          </Box>
        </Alert>
        {failedPhotos.length > 0 && <FailedPhotos photos={failedPhotos} />}
        <Button
          component={LocalLink}
          to={`${paths.timeline}?range=all`}
          variant="contained"
          sx={{ justifySelf: { sm: 'start' } }}
        >
          <FormattedMessage id="bring.report.look" />
        </Button>
      </CardContent>
    </Card>
  );
};
