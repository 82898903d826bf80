import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import {
  keepAllOfOurs,
  planOf,
  type ImportPlan,
} from '#core/member-lifecycle/archive-import/bring-archive.ts';
import { unnamedOrigin } from '#core/member-lifecycle/archive-import/archive-content.ts';
import { weekOf } from '#core/kernel/week.ts';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { useWeekName } from '#ui/indicator/use-week-name.ts';
import { useFileSize } from '../../../app/uploads/use-file-size.ts';
import { type Previewed, useArchivePreview } from '../data.ts';
import type { ArchiveStage } from '../use-archive.ts';
import { DifferingGoals } from './DifferingGoals.tsx';
import { DifferingWeeks } from './DifferingWeeks.tsx';
import { NotBrought } from './NotBrought.tsx';

type Props = Omit<Extract<ArchiveStage, { stage: 'READ' }>, 'stage'> &
  Readonly<{ onBring: (plan: ImportPlan) => void; onClose: () => void }>;

const countOf = (
  { weeks }: Previewed,
  ...standings: readonly Previewed['weeks'][number]['standing'][]
): number => weeks.filter(({ standing }) => standings.includes(standing)).length;

const isEmpty = ({ weeks, goals, answers }: ImportPlan, preview: Previewed): boolean =>
  weeks.length === 0 &&
  preview.answers.new === 0 &&
  goals.every(
    ({ metric, replace }) =>
      !replace && preview.goals.find((goal) => goal.metric === metric)?.standing !== 'NEW',
  ) &&
  answers.length === preview.answers.here;

const Choice = ({
  read,
  preview,
  onBring,
  onClose,
}: Pick<Props, 'read' | 'onBring' | 'onClose'> & Readonly<{ preview: Previewed }>) => {
  const [choice, setChoice] = useState(keepAllOfOurs);
  const plan = planOf(read, preview, choice);
  const here = countOf(preview, 'HERE');
  const nothing = isEmpty(plan, preview);
  const differing = preview.weeks.filter(({ standing }) => standing === 'DIFFERS');
  const goals = preview.goals.filter(({ standing }) => standing === 'DIFFERS');
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {(
          [
            ['bring.preview.new', countOf(preview, 'NEW')],
            [
              'bring.preview.photos',
              plan.weeks.reduce(
                (sum, { photos }) => sum + photos.filter(({ file }) => file !== null).length,
                0,
              ),
            ],
            ['bring.preview.goals', preview.goals.filter(({ standing }) => standing === 'NEW').length],
            ['bring.preview.answers', preview.answers.new],
            ['bring.preview.here', here],
          ] as const
        ).map(([id, count]) =>
          count === 0 ? null : (
            <li key={id}>
              <FormattedMessage id={id} values={{ count }} />
            </li>
          ),
        )}
      </Box>
      {differing.length > 0 && (
        <DifferingWeeks
          weeks={differing}
          taken={choice.weeks}
          onChange={(weeks) => setChoice({ ...choice, weeks })}
        />
      )}
      {goals.length > 0 && (
        <DifferingGoals
          goals={goals}
          taken={choice.goals}
          onChange={(taken) => setChoice({ ...choice, goals: taken })}
        />
      )}
      <NotBrought read={read} locked={countOf(preview, 'LOCKED')} outside={countOf(preview, 'OUTSIDE')} />
      {nothing && (
        <Typography role="status">
          <FormattedMessage id="bring.preview.nothing" values={{ count: here }} />
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {!nothing && (
          <Button variant="contained" color="accent" size="large" onClick={() => onBring(plan)}>
            <FormattedMessage id="bring.start" />
          </Button>
        )}
        <Button size="large" variant="outlined" onClick={onClose}>
          <FormattedMessage id="bring.file.other" />
        </Button>
      </Box>
    </>
  );
};

const Extent = ({ read }: Pick<Props, 'read'>) => {
  const weekName = useWeekName();
  const [first, last] = [read.weeks.at(0), read.weeks.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <Typography>
      <FormattedMessage
        id="bring.preview.weeks"
        values={{
          count: read.weeks.length,
          from: weekName(weekOf(first.week).startsOn),
          to: weekName(weekOf(last.week).startsOn),
        }}
      />
    </Typography>
  );
};

/** What the archive holds, beside what is here: looked through before anything is brought. */
export const ArchivePreview = ({ name, size, read, number, onBring, onClose }: Props) => {
  const fileSize = useFileSize();
  const comparison = useArchivePreview(read, number);
  return (
    <Card component="section" aria-labelledby="bring-preview">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Typography id="bring-preview" variant="h2">
            <FormattedMessage id="bring.preview" />
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {name}
            {' · '}
            {fileSize(size)}
            {read.source.origin !== unnamedOrigin && ` · ${read.source.origin}`}
          </Typography>
        </Box>
        <Extent read={read} />
        <QueryView query={comparison} compact skeleton={<ListSkeleton rows={4} />}>
          {(preview) => <Choice read={read} preview={preview} onBring={onBring} onClose={onClose} />}
        </QueryView>
      </CardContent>
    </Card>
  );
};
