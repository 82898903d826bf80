import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useWords } from '#ui/indicator/words.ts';
import type { AiBlock, AiFact } from '../../app/data/ai.ts';
import { SourceName } from './SourceName.tsx';
import { sourcesOf } from './sentence.ts';

type Props = Readonly<{ block: AiBlock; onFact: (fact: AiFact) => void; onClose: () => void }>;

/** What one sentence stands on: the member's own values, and whose rule it is. */
export default function BasisDialog({ block, onFact, onClose }: Props) {
  const id = useId();
  const say = useWords();
  const facts = block.facts.filter(({ text }) => text.vi !== '');
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`} variant="h2" sx={{ pb: 0.5 }}>
        <FormattedMessage id="aiAnswer.basis" />
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary' }}>{block.text}</Typography>
        {facts.length > 0 && (
          <>
            <Typography variant="h3" component="p" sx={{ mt: 2.5, mb: 0.5 }}>
              <FormattedMessage id="aiAnswer.basis.facts" />
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {facts.map((fact) => (
                <li key={fact.id}>
                  <Button
                    variant="text"
                    fullWidth
                    onClick={() => onFact(fact)}
                    aria-haspopup="dialog"
                    sx={{ justifyContent: 'space-between', gap: 2, textAlign: 'left', px: 1, mx: -1 }}
                  >
                    <span>{say(fact.label)}</span>
                    <Box component="span" sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
                      {say(fact.text)}
                    </Box>
                  </Button>
                </li>
              ))}
            </Box>
          </>
        )}
        <Typography variant="h3" component="p" sx={{ mt: 2.5, mb: 0.5 }}>
          <FormattedMessage id="aiAnswer.sources" />
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary', fontSize: '0.875rem' }}>
          {sourcesOf(block).map((text) => (
            <li key={text}>
              <SourceName text={text} />
            </li>
          ))}
        </Box>
        {block.rules.flatMap(({ id: ruleId, url }) =>
          url === null ? (
            []
          ) : (
            <Link
              key={ruleId}
              href={url}
              target="_blank"
              rel="noreferrer"
              sx={{ display: 'inline-block', py: 1 }}
            >
              <FormattedMessage id="aiAnswer.sources.open" />
            </Link>
          ),
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}
