import { DocumentPage } from './DocumentPage.tsx';
import { Partners } from './Partners.tsx';

const AboutPage = () => (
  <DocumentPage of="about-us" title="about.title">
    <Partners />
  </DocumentPage>
);
export default AboutPage;
