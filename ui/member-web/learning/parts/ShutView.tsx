import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { usePageHeading } from '#ui/components/Page.tsx';
import { EmptyState } from '#ui/components/States.tsx';
import { GatePicture } from '#ui/illustrations/scenes.tsx';
import { LocalLink } from '../../app/parts/LocalLink.tsx';
import { challengePath } from '../../app/paths.ts';
import type { Challenge } from '../data.ts';
import { GateReason } from './GateReason.tsx';
import { itemsOf } from './step-after.ts';
import { stepPath } from './step-path.ts';

type Props = Readonly<{
  challenge: Challenge;
  /** The lesson or quiz that is shut. */
  currentId: string;
  reason: string;
}>;

const ShutTitle = ({ challenge, currentId }: Omit<Props, 'reason'>) => {
  const title = itemsOf(challenge).find(({ id }) => id === currentId)?.title ?? challenge.title;
  return (
    <Typography
      variant="h1"
      lang={challenge.language}
      {...usePageHeading(title)}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {title}
    </Typography>
  );
};

const Shut = ({ challenge: { slug, next, enrolment }, reason }: Omit<Props, 'currentId'>) => (
  <EmptyState
    picture={<GatePicture />}
    title={<FormattedMessage id="catalogue.shut" />}
    action={
      enrolment !== null && next !== null ? (
        <Button component={LocalLink} to={stepPath(slug, next)} variant="contained">
          <FormattedMessage id="catalogue.toOpen" />
        </Button>
      ) : (
        <Button component={LocalLink} to={challengePath(slug)} variant="contained">
          <FormattedMessage id="catalogue.toChallenge" />
        </Button>
      )
    }
  >
    <GateReason reason={reason} />
  </EmptyState>
);

/** Refusals that say where a reader stands, and not that something is missing. */
export const gateReasons = [
  'enrolment.required',
  'lesson.cannot_learn',
  'lesson.not_finished',
  'quiz.complete_first',
  'chapter.lessons_not_completed',
  'quiz.not_completed',
  'challenge.chapters_not_completed',
] as const;

/** What the gate keeps shut: why, and where to go on. */
export const ShutView = ({ challenge, currentId, reason }: Props) => (
  <>
    <ShutTitle challenge={challenge} currentId={currentId} />
    <Shut challenge={challenge} reason={reason} />
  </>
);
