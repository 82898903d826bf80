import Box from '@mui/material/Box';

/** The frame inherits the page's policy: the mail's own styles need the page's nonce to count. */
const allowed = (html: string) => {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  return nonce ? html.replaceAll('<style', `<style nonce="${nonce}"`) : html;
};

/** A mail as a phone shows it. The frame may do nothing at all: no scripts, no forms, no way out. */
export const MailFrame = ({ html, title }: Readonly<{ html: string; title: string }>) => (
  <Box
    component="iframe"
    title={title}
    sandbox=""
    srcDoc={allowed(html)}
    sx={{
      display: 'block',
      width: 360,
      maxWidth: '100%',
      height: 560,
      mx: 'auto',
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: '16px',
      bgcolor: '#FFFFFF',
      colorScheme: 'light',
    }}
  />
);
