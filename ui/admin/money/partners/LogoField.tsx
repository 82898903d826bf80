import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { describedBy, Field } from '#ui/components/forms/Field.tsx';
import { FileButton } from '#ui/components/forms/FileButton.tsx';
import { CropOnDemand } from '#ui/cropping/CropOnDemand.tsx';
import { usePictureToCrop } from '#ui/cropping/use-picture-to-crop.ts';
import { ImageIcon, TrashIcon } from '#ui/icons.tsx';
import { PartnerLogo } from '../offers/cells.tsx';
import { largestPicture, type Picture, pictureTypes, uploadPicture } from '../../app/forms/upload-picture.ts';

type Props = Readonly<{
  partnerName: string;
  value: Picture | null;
  error: string | undefined;
  onChange: (logo: Picture | null) => void;
}>;

/** Choose, frame, send; it belongs to the partner once the form is saved. */
export const LogoField = ({ partnerName, value, error, onChange }: Props) => {
  const id = useId();
  const { picked, problem, refusal, pick, sendFramed, close } = usePictureToCrop({
    largest: largestPicture,
    send: async (picture) => onChange(await uploadPicture(picture, 'logo.jpg', crypto.randomUUID())),
  });
  const shown = problem === undefined ? error : `console.picture.${problem}`;
  const hint = <FormattedMessage id="console.partners.logo.hint" />;

  return (
    <Field id={id} label={<FormattedMessage id="console.partners.logo" />} hint={hint} error={shown} group>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <PartnerLogo name={partnerName || '?'} address={value?.url ?? null} size={96} />
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <FileButton
            icon={<ImageIcon />}
            accept={pictureTypes}
            description={describedBy(id, { hint, error: shown })}
            onPick={([file]) => {
              if (file) void pick(file);
            }}
          >
            <FormattedMessage
              id={value === null ? 'console.partners.logo.add' : 'console.partners.logo.change'}
            />
          </FileButton>
          {value !== null && (
            <Button variant="text" color="error" startIcon={<TrashIcon />} onClick={() => onChange(null)}>
              <FormattedMessage id="console.partners.logo.remove" />
            </Button>
          )}
        </Box>
      </Box>
      {picked !== undefined && (
        <CropOnDemand
          url={picked.url}
          title={<FormattedMessage id="console.partners.logo.crop" />}
          help={<FormattedMessage id="console.partners.logo.crop.help" />}
          useLabel={<FormattedMessage id="console.partners.logo.use" />}
          unreadable={<FormattedMessage id="console.picture.unreadable" />}
          // As members see it; a wide sign fits in whole, on white.
          minZoom={0.2}
          cropper={{ objectFit: 'cover', showGrid: false }}
          refusal={refusal}
          onDone={sendFramed}
          onClose={close}
        />
      )}
    </Field>
  );
};
