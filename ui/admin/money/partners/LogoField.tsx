import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ApiError } from '#ui/api/api-error.ts';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { visuallyHidden } from '#ui/components/visually-hidden.ts';
import { canRead } from '#ui/cropping/crop-picture.ts';
import { ImageIcon, TrashIcon } from '#ui/icons.tsx';
import { PartnerLogo } from '../offers/cells.tsx';
import { largestPicture, type Picture, pictureTypes, uploadPicture } from '../../app/forms/upload-picture.ts';

const LogoCropDialog = lazy(() => import('./LogoCropDialog.tsx'));

type Props = Readonly<{
  partnerName: string;
  value: Picture | null;
  error: string | undefined;
  onChange: (logo: Picture | null) => void;
}>;

/** Choose, frame, send; it belongs to the partner once the form is saved. */
export const LogoField = ({ partnerName, value, error, onChange }: Props) => {
  const id = useId();
  const [picked, setPicked] = useState<string>();
  const [problem, setProblem] = useState<'console.picture.unreadable' | 'console.picture.tooLarge'>();
  const [refusal, setRefusal] = useState<unknown>();
  useEffect(
    () => () => {
      if (picked !== undefined) URL.revokeObjectURL(picked);
    },
    [picked],
  );

  const pick = async (file: File) => {
    setRefusal(undefined);
    setProblem(undefined);
    if (file.size > largestPicture) {
      setProblem('console.picture.tooLarge');
      return;
    }
    const url = URL.createObjectURL(file);
    if (await canRead(url)) setPicked(url);
    else {
      URL.revokeObjectURL(url);
      setProblem('console.picture.unreadable');
    }
  };
  const send = async (picture: Blob) => {
    setRefusal(undefined);
    try {
      onChange(await uploadPicture(picture, 'logo.jpg', crypto.randomUUID()));
      setPicked(undefined);
    } catch (failure) {
      setRefusal(
        failure instanceof ApiError ? failure : new ApiError({ code: 'generic.unexpected', status: 0 }),
      );
    }
  };
  const shown = problem ?? error;
  const hint = <FormattedMessage id="console.partners.logo.hint" />;

  return (
    <Field id={id} label={<FormattedMessage id="console.partners.logo" />} hint={hint} error={shown} group>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <PartnerLogo name={partnerName || '?'} address={value?.url ?? null} size={96} />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button
            component="label"
            variant="outlined"
            startIcon={<ImageIcon />}
            tabIndex={-1}
            role={undefined}
            sx={{
              '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'focus', outlineOffset: 2 },
            }}
          >
            <FormattedMessage
              id={value === null ? 'console.partners.logo.add' : 'console.partners.logo.change'}
            />
            <Box
              component="input"
              type="file"
              accept={pictureTypes}
              aria-describedby={describedBy(id, { hint, error: shown })}
              onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => {
                const file = target.files?.[0];
                if (file) void pick(file);
                target.value = ''; // the same file may be chosen again
              }}
              sx={visuallyHidden}
            />
          </Button>
          {value !== null && (
            <Button variant="text" color="error" startIcon={<TrashIcon />} onClick={() => onChange(null)}>
              <FormattedMessage id="console.partners.logo.remove" />
            </Button>
          )}
        </Box>
      </Box>
      {picked !== undefined && (
        <Suspense>
          <LogoCropDialog url={picked} error={refusal} onDone={send} onClose={() => setPicked(undefined)} />
        </Suspense>
      )}
    </Field>
  );
};
