import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#ui/intl.ts';
import { Section } from '../../app/parts/Facts.tsx';
import { Quote } from '../../app/parts/Quote.tsx';
import { RecordLink } from '../../app/parts/cells.tsx';
import type { StaffAnswer } from '../data.ts';

type Shared = NonNullable<StaffAnswer['shared']>;
type Said = Shared['blocks'][number];

const RuleName = ({ rule: { id, source, url } }: Readonly<{ rule: Said['rules'][number] }>) => (
  <li>
    <RecordLink place="ai-rules" id={id} name={id} />
    {source !== null && (
      <>
        {': '}
        {url === null ? (
          source
        ) : (
          <Link href={url} target="_blank" rel="noreferrer">
            {source}
          </Link>
        )}
      </>
    )}
  </li>
);

/** A sentence with what it stands on: the member's values, and the rules with their sources. */
const Sentence = ({ block }: Readonly<{ block: Said }>) => {
  const language = useLanguage();
  const printed = block.facts.filter(({ text }) => text[language] !== '');
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id={`console.ai.block.${block.kind}`} />
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{block.text}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {printed.map(({ id, label, text }) => (
          <li key={id}>{`${label[language]}: ${text[language]}`}</li>
        ))}
        {block.rules.map((rule) => (
          <RuleName key={rule.id} rule={rule} />
        ))}
      </Box>
    </Box>
  );
};

export const SharedWords = ({ shared, language }: Readonly<{ shared: Shared; language: string }>) => (
  <Section
    title={<FormattedMessage id="console.ai.shared.words" />}
    note={<FormattedMessage id="console.ai.shared.words.note" />}
  >
    {shared.question !== null && (
      <Box sx={{ mb: 1.5 }} lang={language}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
          <FormattedMessage id="console.ai.question" />
        </Typography>
        <Quote>{shared.question}</Quote>
      </Box>
    )}
    <Typography variant="subtitle2" component="h3">
      <FormattedMessage id="console.ai.answer" />
    </Typography>
    {shared.blocks.length === 0 ? (
      <Typography sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="console.ai.erased" />
      </Typography>
    ) : (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }} lang={language}>
        {shared.blocks.map((block) => (
          <Sentence key={block.seq} block={block} />
        ))}
      </Box>
    )}
  </Section>
);
