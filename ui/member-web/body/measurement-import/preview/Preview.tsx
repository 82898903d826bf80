import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { maxFileNameLength } from '#core/body/measurement-import/imported-value.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';
import { QueryView } from '#ui/components/QueryView.tsx';
import { ListSkeleton } from '#ui/components/Skeletons.tsx';
import { SubmitButton } from '#ui/components/forms/SubmitButton.tsx';
import { type KeptImport, type PreviewedValue, useComparison, useKeepImport } from '../data.ts';
import type { Answers, FileReading } from '../use-import.ts';
import { chosenValues, nothingChosen, summaries, toggled } from './chosen-values.ts';
import { DifferingValues } from './DifferingValues.tsx';
import { FileQuestions } from './FileQuestions.tsx';
import { LeftOut } from './LeftOut.tsx';
import { MetricValues } from './MetricValues.tsx';

type Props = Omit<Extract<FileReading, { stage: 'READ' }>, 'stage'> &
  Readonly<{
    onAnswer: (answers: Answers) => void;
    onClose: () => void;
    onKept: (kept: KeptImport) => void;
  }>;

type ChoiceProps = Pick<Props, 'name' | 'read' | 'onClose' | 'onKept'> &
  Readonly<{ items: readonly PreviewedValue[] }>;

/** The end of a long name says less than its beginning. */
const shortName = (name: string): string => name.normalize('NFC').trim().slice(0, maxFileNameLength) || '—';

const ValueChoice = ({ name, read, items, onClose, onKept }: ChoiceProps) => {
  const [choice, setChoice] = useState(nothingChosen);
  const keep = useKeepImport(onKept);
  const values = chosenValues(items, choice);
  const differing = items.filter(
    ({ standing, metric }) => standing === 'DIFFERS' && !choice.without.has(metric),
  );
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {summaries(items).map((summary) => (
          <MetricValues
            key={summary.metric}
            summary={summary}
            isChosen={!choice.without.has(summary.metric)}
            onToggle={() => setChoice({ ...choice, without: toggled(choice.without, summary.metric) })}
          />
        ))}
      </Box>
      {differing.length > 0 && (
        <DifferingValues
          values={differing}
          replacing={choice.replacing}
          onChange={(replacing) => setChoice({ ...choice, replacing })}
        />
      )}
      {values.length === 0 && (
        <Typography role="status">
          <FormattedMessage id="import.nothing" />
        </Typography>
      )}
      {keep.isError && <ErrorNote error={keep.error} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {values.length > 0 && (
          <SubmitButton
            type="button"
            color="accent"
            size="large"
            busy={keep.isPending}
            onClick={() => keep.mutate({ source: read.source, fileName: shortName(name), values })}
          >
            <FormattedMessage id="import.keep" values={{ count: values.length }} />
          </SubmitButton>
        )}
        <Button size="large" variant="outlined" onClick={onClose}>
          <FormattedMessage id="import.file.other" />
        </Button>
      </Box>
    </>
  );
};

/** What the file holds, beside what is there: looked through before anything is kept. */
export const Preview = ({ name, read, answers, number, onAnswer, onClose, onKept }: Props) => {
  const comparison = useComparison(read.weeks, number);
  const { counts, source } = read;
  const weeks = new Set(read.weeks.map(({ week }) => week)).size;
  return (
    <Card component="section" aria-labelledby="import-preview">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box>
          <Typography id="import-preview" variant="h2">
            <FormattedMessage id="import.preview" />
          </Typography>
          <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            <FormattedMessage id={`import.source.${source}`} />
            {' · '}
            {name}
          </Typography>
        </Box>
        <Typography>
          <FormattedMessage id="import.preview.numbers" values={{ read: counts.read, weeks }} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="import.rule" />
        </Typography>
        <LeftOut counts={counts} />
        <FileQuestions read={read} answers={answers} onAnswer={onAnswer} />
        {read.weeks.length === 0 ? (
          <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
            <Typography role="status">
              <FormattedMessage id="import.none.left" />
            </Typography>
            <Button variant="outlined" onClick={onClose}>
              <FormattedMessage id="import.file.other" />
            </Button>
          </Box>
        ) : (
          <QueryView query={comparison} compact skeleton={<ListSkeleton rows={4} />}>
            {({ items }) => (
              <ValueChoice name={name} read={read} items={items} onClose={onClose} onKept={onKept} />
            )}
          </QueryView>
        )}
      </CardContent>
    </Card>
  );
};
