import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { keepFocus } from '#ui/keep-focus.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { CardGridSkeleton } from '#ui/components/Skeletons.tsx';
import { type MessageId, useFormats } from '#ui/intl.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { ConsolePage } from '../../app/parts/ConsolePage.tsx';
import { Oldest, Tile, Tiles } from '../../app/parts/Tiles.tsx';
import { type LearningFigures, useLearningFigures } from '../data.ts';
import { TopChallenges } from './TopChallenges.tsx';

const spans = ['7', '30', '90'] as const;
type Span = (typeof spans)[number];
const spanFrom = (search: URLSearchParams): Span => spans.find((span) => span === search.get('days')) ?? '30';

const Heading = ({ id }: Readonly<{ id: MessageId }>) => (
  <Typography variant="h2" sx={{ mb: 1.5, mt: 4, '&:first-of-type': { mt: 0 } }}>
    <FormattedMessage id={id} />
  </Typography>
);

const Board = ({ figures }: Readonly<{ figures: LearningFigures }>) => {
  const { waiting, stuck, enrolled, completed, canceled, paid, revenue, earned, challenges } = figures;
  const { percent } = useFormats();
  const kept = enrolled - canceled;
  return (
    <>
      <Heading id="console.learningBoard.waiting" />
      <Tiles>
        <Tile
          label={<FormattedMessage id="console.learningBoard.submissions" />}
          value={waiting.count}
          to={filteredPath('challenges', { submission: 'WAITING' }, 'submittedAt')}
        >
          <Oldest at={waiting.oldestAt} />
        </Tile>
        <Tile
          label={<FormattedMessage id="console.learningBoard.stuck" />}
          value={stuck}
          to={filteredPath('enrolments', { isStuck: 'true' }, 'lastActivityAt')}
        />
      </Tiles>
      <Heading id="console.learningBoard.learners" />
      <Tiles>
        <Tile
          label={<FormattedMessage id="console.learningBoard.enrolled" />}
          value={enrolled}
          to="/admin/enrolments"
        />
        <Tile label={<FormattedMessage id="console.learningBoard.completed" />} value={completed} />
        <Tile
          label={<FormattedMessage id="console.learningBoard.share" />}
          value={kept === 0 ? '–' : percent((100 * completed) / kept, 0)}
        />
        <Tile label={<FormattedMessage id="console.learningBoard.canceled" />} value={canceled} />
      </Tiles>
      <Heading id="console.learningBoard.coins" />
      <Tiles>
        <Tile label={<FormattedMessage id="console.learning.paid" />} value={paid} />
        <Tile label={<FormattedMessage id="console.learningBoard.revenue" />} value={revenue} />
        <Tile label={<FormattedMessage id="console.learning.earned" />} value={earned} />
      </Tiles>
      <div style={{ marginTop: 32 }}>
        <TopChallenges challenges={challenges} />
      </div>
    </>
  );
};

const LearningPage = () => {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useSearchParams();
  const span = spanFrom(search);
  const query = useLearningFigures(span);
  return (
    <ConsolePage
      title={formatMessage({ id: 'resources.learning-dashboard.name' }, { smart_count: 1 })}
      description={<FormattedMessage id="console.learningBoard.lead" />}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={span}
          aria-label={formatMessage({ id: 'console.learningBoard.period' })}
          onChange={(_, next: Span | null) => {
            if (next !== null) setSearch({ days: next }, { replace: true, state: keepFocus });
          }}
        >
          {spans.map((days) => (
            <ToggleButton key={days} value={days} sx={{ minHeight: 44, px: 2 }}>
              <FormattedMessage id="console.learningBoard.days" values={{ days: Number(days) }} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <QueryView query={query} skeleton={<CardGridSkeleton cards={4} />}>
        {(figures) => (
          <div aria-busy={query.isPlaceholderData} style={{ opacity: query.isPlaceholderData ? 0.6 : 1 }}>
            <Board figures={figures} />
          </div>
        )}
      </QueryView>
    </ConsolePage>
  );
};

export default LearningPage;
