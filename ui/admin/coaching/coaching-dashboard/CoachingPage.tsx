import { FormattedMessage, useIntl } from 'react-intl';
import { useFormats } from '#ui/intl.ts';
import type { CoachingFigures } from '../data.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { FiguresHeading, FiguresPage, useSpan } from '../../app/parts/FiguresPage.tsx';
import { useMay } from '../../app/parts/rights.ts';
import { Oldest, Tile, Tiles } from '../../app/parts/Tiles.tsx';
import { Cohorts } from './Cohorts.tsx';
import { DaysSection } from './DaysSection.tsx';
import { useCoachingFigures } from './data.ts';

const Board = ({ figures }: Readonly<{ figures: CoachingFigures }>) => {
  const { waiting, answered, ratings, requests, retention, byDay } = figures;
  const { formatMessage } = useIntl();
  const { number } = useFormats();
  const may = useMay();
  const hours = (value: number | null) =>
    value === null ? '–' : formatMessage({ id: 'console.coachingBoard.hours' }, { hours: number(value, 1) });
  return (
    <>
      <FiguresHeading id="console.coachingBoard.waiting" />
      <Tiles>
        <Tile
          label={<FormattedMessage id="console.coachingBoard.open" />}
          value={waiting.count}
          to={filteredPath('reviews', { status: 'PENDING' }, 'answerDueAt')}
        >
          <Oldest at={waiting.oldestAt} />
        </Tile>
        <Tile
          label={<FormattedMessage id="console.coachingBoard.dueSoon" />}
          value={waiting.dueWithinADay}
          to={filteredPath('reviews', { status: 'PENDING' }, 'answerDueAt')}
        />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.coachRequests" />}
          value={requests.coach}
          to={may('coach-request.view') ? '/admin/coach-requests' : undefined}
        />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.specializationRequests" />}
          value={requests.specialization}
          to={may('specialization.view') ? '/admin/specialization-requests' : undefined}
        />
      </Tiles>
      <FiguresHeading id="console.coachingBoard.times" />
      <Tiles>
        <Tile label={<FormattedMessage id="console.coachingBoard.answeredCount" />} value={answered.count} />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.median" />}
          value={hours(answered.medianHours)}
        />
        <Tile label={<FormattedMessage id="console.coachingBoard.p90" />} value={hours(answered.p90Hours)} />
      </Tiles>
      <FiguresHeading id="console.coachingBoard.outcomes" />
      <Tiles>
        <Tile label={<FormattedMessage id="console.coachingBoard.rejected" />} value={answered.rejected} />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.unanswered" />}
          value={answered.unanswered}
        />
        <Tile label={<FormattedMessage id="console.coachingBoard.canceled" />} value={answered.canceled} />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.mean" />}
          value={ratings.mean === null ? '–' : number(ratings.mean, 2)}
        />
        <Tile label={<FormattedMessage id="console.coachingBoard.byMembers" />} value={ratings.members} />
        <Tile label={<FormattedMessage id="console.coachingBoard.automatic" />} value={ratings.automatic} />
        <Tile
          label={<FormattedMessage id="console.coachingBoard.reported" />}
          value={ratings.reported}
          to="/admin/ratings"
        />
      </Tiles>
      <div style={{ marginTop: 32 }}>
        <DaysSection days={byDay} />
        <Cohorts cohorts={retention} />
      </div>
    </>
  );
};

const CoachingPage = () => {
  const { formatMessage } = useIntl();
  const span = useSpan();
  return (
    <FiguresPage
      title={formatMessage({ id: 'resources.coaching-dashboard.name' }, { smart_count: 1 })}
      description={<FormattedMessage id="console.coachingBoard.lead" />}
      span={span}
      query={useCoachingFigures(span[0])}
    >
      {(figures) => <Board figures={figures} />}
    </FiguresPage>
  );
};

export default CoachingPage;
