import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fieldLabels } from '#core/body/indicator/labels.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { WarningIcon } from '#ui/icons.tsx';
import { useAnswers } from '#ui/indicator/use-answers.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { inputsOf } from '#ui/indicator/week-inputs.ts';
import { useWords } from '#ui/indicator/words.ts';
import { useFormats } from '#ui/intl.ts';
import { useStoredWeek } from './data.ts';
import { differingFields } from './differing-fields.ts';
import type { Question, WaitingWeek } from './week-queue.ts';
import type { WeekSession } from './week-session.ts';

type Props = Readonly<{
  entry: WaitingWeek;
  question: Question;
  session: WeekSession;
}>;

/** The numbers in which the two differ, so that nobody chooses unseen. */
const Differences = ({ entry, stored }: Readonly<{ entry: WaitingWeek; stored: SavedWeek }>) => {
  const say = useWords();
  const measures = useAnswers();
  const rows = differingFields(entry.inputs, inputsOf(stored));
  if (rows.length === 0)
    return (
      <div>
        <FormattedMessage id="waitingWeek.same" />
      </div>
    );
  return (
    <Box
      component="table"
      sx={{
        borderCollapse: 'collapse',
        '& th, & td': { textAlign: 'left', pr: 2, py: 0.5 },
        '& td': { whiteSpace: 'nowrap' },
      }}
    >
      <thead>
        <tr>
          <Box component="td" />
          <th scope="col">
            <FormattedMessage id="waitingWeek.mine" />
          </th>
          <th scope="col">
            <FormattedMessage id="waitingWeek.theirs" />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, mine, theirs }) => (
          <tr key={key}>
            <Box component="th" scope="row" sx={{ fontWeight: 400 }}>
              {say(fieldLabels[key])}
            </Box>
            <td>{mine === null ? '–' : measures.field(key, mine)}</td>
            <td>{theirs === null ? '–' : measures.field(key, theirs)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
};

/** Saved on another device meanwhile, too late for its week, or refused: said plainly, and nothing happens by itself. */
export const WeekQuestion = ({ entry, question, session }: Props) => {
  const { dateTime } = useFormats();
  const [isBusy, setIsBusy] = useState(false);
  const isRefused = question.kind === 'REFUSED';
  const stored = useStoredWeek(entry.id, !isRefused);

  const keepMine = async () => {
    if (stored.data === undefined) return;
    setIsBusy(true);
    await session.keepMine(entry.id, stored.data.seen);
    setIsBusy(false);
  };
  const there = stored.data?.saved ?? null;

  return (
    <Alert severity="warning" role="alert" icon={<WarningIcon fontSize="inherit" />}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <div>
          {question.kind === 'CHANGED' ? (
            <FormattedMessage
              id="waitingWeek.changed"
              values={{ at: there === null ? '' : dateTime(there.updatedAt) }}
            />
          ) : question.kind === 'OVER' ? (
            <FormattedMessage id={there === null ? 'waitingWeek.over' : 'waitingWeek.over.saved'} />
          ) : (
            <FormattedMessage id="waitingWeek.refused" values={{ why: question.text }} />
          )}
        </div>
        {there !== null && !isRefused && <Differences entry={entry} stored={there} />}
        {stored.error !== null && stored.data === undefined && <ErrorNote error={stored.error} />}
        {!isRefused && (
          <Button
            variant="outlined"
            color="inherit"
            disabled={isBusy || stored.data === undefined}
            onClick={() => void keepMine()}
          >
            <FormattedMessage
              id={question.kind === 'OVER' ? 'waitingWeek.asThisWeek' : 'waitingWeek.keepMine'}
            />
          </Button>
        )}
      </Stack>
    </Alert>
  );
};
