import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { FormattedMessage, useIntl } from 'react-intl';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { useWords } from '#ui/indicator/words.ts';
import type { AiBlock, AiFact } from '../../app/data/ai.ts';
import { BookIcon } from './icons.tsx';
import { SourceName } from './SourceName.tsx';
import { piecesOf, sourcesOf, unprintedFacts } from './sentence.ts';

type Opening = Readonly<{ onFact: (fact: AiFact) => void; onBasis: (block: AiBlock) => void }>;

const factInText = {
  fontWeight: 700,
  color: 'primary.main',
  textDecoration: 'underline dotted',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
  borderRadius: '4px',
  cursor: 'pointer',
  '&:hover': { textDecorationStyle: 'solid' },
} as const;

const chip = {
  minHeight: 32,
  maxWidth: '100%',
  px: 1.25,
  gap: 0.75,
  borderRadius: 999,
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '&:hover': { borderColor: 'primary.main', color: 'text.primary' },
} as const;

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

/** The words, with each value a way to where it comes from. */
const SentenceText = ({ block, onFact }: Readonly<{ block: AiBlock }> & Pick<Opening, 'onFact'>) => {
  const { formatMessage } = useIntl();
  const say = useWords();
  return piecesOf(block).map(({ text, factId, at }) => {
    const fact = block.facts.find(({ id }) => id === factId);
    return fact === undefined ? (
      <span key={at}>{text}</span>
    ) : (
      <Box
        key={at}
        // An element of its own kind would not break into lines with the words around it.
        component="span"
        role="button"
        tabIndex={0}
        aria-haspopup="dialog"
        aria-label={formatMessage({ id: 'aiAnswer.fact.open' }, { value: text, name: say(fact.label) })}
        onClick={() => onFact(fact)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onFact(fact);
        }}
        sx={factInText}
      >
        {text}
      </Box>
    );
  });
};

const Chips = ({ block, onFact, onBasis }: Readonly<{ block: AiBlock }> & Opening) => {
  const say = useWords();
  const [first, ...others] = sourcesOf(block);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
      {unprintedFacts(block)
        .slice(0, 3)
        .map((fact) => (
          <ButtonBase key={fact.id} onClick={() => onFact(fact)} aria-haspopup="dialog" sx={chip}>
            <Box component="span" sx={oneLine}>
              {say(fact.label)}: <b>{say(fact.text)}</b>
            </Box>
          </ButtonBase>
        ))}
      {first !== undefined && (
        <ButtonBase onClick={() => onBasis(block)} aria-haspopup="dialog" sx={chip}>
          <BookIcon aria-hidden sx={{ fontSize: '1rem' }} />
          <Box component="span" sx={visuallyHidden}>
            <FormattedMessage id="aiAnswer.source" />
          </Box>
          <Box component="span" sx={oneLine}>
            <SourceName text={first} />
          </Box>
          {others.length > 0 && (
            <Box component="span" sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
              <FormattedMessage id="aiAnswer.source.more" values={{ count: others.length }} />
            </Box>
          )}
        </ButtonBase>
      )}
    </Box>
  );
};

/** One sentence, the values in it, and what it stands on. */
export const Sentence = ({ block, ...opening }: Readonly<{ block: AiBlock }> & Opening) => (
  <Box>
    <Box component="p" sx={{ m: 0, overflowWrap: 'anywhere', lineHeight: 1.6 }}>
      <SentenceText block={block} onFact={opening.onFact} />
    </Box>
    <Chips block={block} {...opening} />
  </Box>
);
