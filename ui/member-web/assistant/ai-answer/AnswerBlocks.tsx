import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { StatusChip, type Status } from '#ui/components/StatusChip.tsx';
import { TargetIcon } from '#ui/icons.tsx';
import type { ComputedProfile } from '#ui/indicator/week.ts';
import type { AiBlock, AiFact } from '../../app/data/ai.ts';
import { SafetyCard } from './SafetyCard.tsx';
import { Sentence } from './Sentence.tsx';
import { sectionTitle } from './words.ts';

const FactDialog = lazy(() => import('./FactDialog.tsx'));
const BasisDialog = lazy(() => import('./BasisDialog.tsx'));

const marks: Readonly<Record<AiBlock['severity'], Status | null>> = {
  STOP: 'refused',
  WARN: 'warning',
  IMPROVE: 'active',
  KEEP: 'done',
  INFO: null,
};

const Mark = ({ severity }: Pick<AiBlock, 'severity'>) => {
  const status = marks[severity];
  return status === null ? null : (
    <Box sx={{ mb: 0.75 }}>
      <StatusChip status={status} label={<FormattedMessage id={`aiAnswer.severity.${severity}`} />} />
    </Box>
  );
};

type Opening = Readonly<{ onFact: (fact: AiFact) => void; onBasis: (block: AiBlock) => void }>;

const NextStep = ({
  block,
  children,
  ...opening
}: Readonly<{ block: AiBlock; children: ReactNode }> & Opening) => (
  <Box sx={{ p: 2, borderRadius: '16px', bgcolor: 'primary.soft', color: 'text.primary' }}>
    <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
      <TargetIcon aria-hidden sx={{ color: 'primary.main', mt: 0.25 }} />
      <Box sx={{ minWidth: 0 }}>
        <Sentence block={block} {...opening} />
      </Box>
    </Box>
    {children}
  </Box>
);

/** Sentences of one part of the profile stand together. */
const sectionsOf = (blocks: readonly AiBlock[]) => {
  const sections: { kind: AiBlock['kind']; blocks: AiBlock[] }[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last?.kind === block.kind) last.blocks.push(block);
    else sections.push({ kind: block.kind, blocks: [block] });
  }
  return sections;
};

type Props = Readonly<{
  blocks: readonly AiBlock[];
  /** The week that its numbers are of: a computed one opens how it came about. */
  indicatorId: string | null;
  profile?: ComputedProfile | undefined;
  hasSections?: boolean;
  /** Below the next step: what can be done with it. */
  next?: ReactNode;
}>;

/** Everything an answer says, sentence by sentence. */
export const AnswerBlocks = ({ blocks, indicatorId, profile, hasSections = false, next }: Props) => {
  const [fact, setFact] = useState<AiFact | null>(null);
  const [basis, setBasis] = useState<AiBlock | null>(null);
  const opening: Opening = { onFact: setFact, onBasis: setBasis };
  return (
    <Stack sx={{ gap: hasSections ? 2.5 : 1.75 }}>
      {sectionsOf(blocks).map(({ kind, blocks: said }) => (
        <Box key={said[0]?.seq}>
          {hasSections && kind !== 'NEXT' && kind !== 'CARD' && (
            <Typography component="h4" variant="h3" sx={{ mb: 1 }}>
              <FormattedMessage id={sectionTitle(kind)} />
            </Typography>
          )}
          <Stack sx={{ gap: 1.75 }}>
            {said.map((block) =>
              kind === 'CARD' ? (
                <SafetyCard key={block.seq} block={block} />
              ) : kind === 'NEXT' ? (
                <NextStep key={block.seq} block={block} {...opening}>
                  {next}
                </NextStep>
              ) : (
                <Box key={block.seq}>
                  {hasSections && <Mark severity={block.severity} />}
                  <Sentence block={block} {...opening} />
                </Box>
              ),
            )}
          </Stack>
        </Box>
      ))}
      {basis !== null && (
        <Suspense>
          <BasisDialog block={basis} onFact={setFact} onClose={() => setBasis(null)} />
        </Suspense>
      )}
      {fact !== null && (
        <Suspense>
          <FactDialog fact={fact} indicatorId={indicatorId} profile={profile} onClose={() => setFact(null)} />
        </Suspense>
      )}
    </Stack>
  );
};
