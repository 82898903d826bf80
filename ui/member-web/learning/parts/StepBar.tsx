import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ArrowLeftIcon, ArrowRightIcon } from '#ui/icons.tsx';
import { sizes } from '#ui/theme/tokens.ts';
import { useIsExpectedMember } from '../../app/layout/use-is-expected-member.ts';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { challengePath, finishPath, lessonPath } from '../../app/paths.ts';
import type { Challenge } from '../data.ts';
import { stepAfter } from './step-after.ts';
import { stepPath } from './step-path.ts';

type Props = Readonly<{
  challenge: Challenge;
  currentId: string;
  previousId: string | null;
  /** Absent: one may go on; else why not yet. */
  wait?: ReactNode;
}>;

const forward = { minHeight: 48, ml: 'auto' } as const;

const Forward = ({ challenge, currentId, wait }: Omit<Props, 'previousId'>) => {
  const { slug, enrolment, isOwn } = challenge;
  const after = stepAfter(challenge, currentId);
  if (enrolment === null && !isOwn)
    return (
      <Button component={LocalLink} to={challengePath(slug)} variant="contained" color="accent" sx={forward}>
        <FormattedMessage id="catalogue.enrolToGoOn" />
      </Button>
    );
  if (wait !== undefined)
    return (
      <Box sx={{ flex: '1 1 0', color: 'text.secondary', fontSize: '0.875rem', textAlign: 'right' }}>
        {wait}
      </Box>
    );
  if (after !== null)
    return (
      <Button
        component={LocalLink}
        to={stepPath(slug, after)}
        variant="contained"
        endIcon={<ArrowRightIcon />}
        sx={forward}
      >
        <FormattedMessage id={after.kind === 'QUIZ' ? 'catalogue.toQuiz' : 'catalogue.toNext'} />
      </Button>
    );
  if (enrolment?.status === 'COMPLETED')
    return (
      <Button component={LocalLink} to={finishPath(slug)} variant="contained" sx={forward}>
        <FormattedMessage id="catalogue.toFinish" />
      </Button>
    );
  return null;
};

/** Back and on, always in reach; where it can't go on, why. */
export const StepBar = ({ challenge, currentId, previousId, wait }: Props) => {
  // Visitors have no bar at the bottom.
  const bar = useIsExpectedMember() ? sizes.bottomBar : 0;
  return (
    <Card
      component="nav"
      sx={{
        position: 'sticky',
        zIndex: 2,
        bottom: { xs: `calc(${bar + 8}px + env(safe-area-inset-bottom, 0px))`, md: 16 },
        mt: 3,
        p: 1,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        boxShadow: 'var(--fb-palette-elevation-raised)',
      }}
    >
      {previousId !== null && (
        <Button
          component={LocalLink}
          to={lessonPath(challenge.slug, previousId)}
          variant="text"
          startIcon={<ArrowLeftIcon />}
          sx={{ minHeight: 48 }}
        >
          <FormattedMessage id="catalogue.toPrevious" />
        </Button>
      )}
      <Forward challenge={challenge} currentId={currentId} {...(wait === undefined ? {} : { wait })} />
    </Card>
  );
};
