import { FormattedMessage } from 'react-intl';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useIndicatorText } from '#ui/indicator/use-indicator-text.ts';
import { useAnswers } from '#ui/indicator/use-answers.ts';
import { client } from '../../app/client.ts';
import { filteredPath } from '../../app/layout/places.ts';
import { RecordLink, When } from '../../app/parts/cells.tsx';
import { Section } from '../../app/parts/Facts.tsx';
import { RelatedRow, RelatedRows } from '../../app/lists/RelatedRows.tsx';
import { computeProfile } from '#ui/indicator/week.ts';
import type { StaffUser } from './data.ts';

const UserWeeks = ({ user }: Readonly<{ user: StaffUser }>) => {
  const weekName = useWeekName();
  const measures = useAnswers();
  const text = useIndicatorText();
  return (
    <Section
      title={<FormattedMessage id="console.users.tab.weeks" />}
      note={<FormattedMessage id="console.weeks.logged" />}
    >
      <RelatedRows
        queryKey={['indicators', 'of', user.id]}
        sort={['weekStart', 'DESC']}
        load={(query, signal) =>
          client.adminProfiles.list(
            { query: { ...query, filter: JSON.stringify({ userId: user.id }) } },
            { signal },
          )
        }
        all={filteredPath('indicators', { userId: user.id })}
      >
        {(week) => (
          <RelatedRow
            title={<RecordLink place="indicators" id={week.id} name={weekName(week.weekStart)} />}
            note={<When at={week.updatedAt} />}
            value={week.body.weight === null ? '–' : measures.field('weight', week.body.weight)}
            corner={text('bmiCategory', computeProfile(week, week.standard))}
          />
        )}
      </RelatedRows>
    </Section>
  );
};

export default UserWeeks;
