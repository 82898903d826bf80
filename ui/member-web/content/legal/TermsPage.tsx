import { DocumentPage } from './DocumentPage.tsx';

const TermsPage = () => <DocumentPage of="terms" title="terms.title" dated />;
export default TermsPage;
