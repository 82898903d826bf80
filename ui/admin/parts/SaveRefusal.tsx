import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { isApiError } from '#ui/api-error.ts';
import { ErrorNote } from '#ui/components/ErrorNote.tsx';

type Props = Readonly<{
  /** Undefined: nothing was refused. */
  refusal: unknown;
  reload?: (() => unknown) | undefined;
}>;

/** Why a form was not saved; where somebody else saved meanwhile, with the way to what they wrote. */
export const SaveRefusal = ({ refusal, reload }: Props) =>
  refusal === undefined ? null : (
    <>
      <ErrorNote error={refusal} />
      {isApiError(refusal, 'version.stale') && reload !== undefined && (
        <Button variant="outlined" sx={{ mb: 2 }} onClick={() => void reload()}>
          <FormattedMessage id="console.reload" />
        </Button>
      )}
    </>
  );
