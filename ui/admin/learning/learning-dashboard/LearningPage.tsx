import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { FiguresHeading, FiguresPage, useSpan } from '../../app/parts/FiguresPage.tsx';
import { Oldest, Tile, Tiles } from '../../app/parts/Tiles.tsx';
import { type LearningFigures, useLearningFigures } from '../data.ts';
import { TopChallenges } from './TopChallenges.tsx';

const Board = ({ figures }: Readonly<{ figures: LearningFigures }>) => {
  const { waiting, stuck, enrolled, completed, canceled, paid, revenue, earned, challenges } = figures;
  const { percent } = useFormats();
  const kept = enrolled - canceled;
  return (
    <>
      <FiguresHeading id="console.learningBoard.waiting" />
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
      <FiguresHeading id="console.learningBoard.learners" />
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
      <FiguresHeading id="console.learningBoard.coins" />
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
  const span = useSpan();
  return (
    <FiguresPage
      title={formatMessage({ id: 'resources.learning-dashboard.name' }, { smart_count: 1 })}
      description={<FormattedMessage id="console.learningBoard.lead" />}
      span={span}
      query={useLearningFigures(span[0])}
    >
      {(figures) => <Board figures={figures} />}
    </FiguresPage>
  );
};

export default LearningPage;
