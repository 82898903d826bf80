import { CalculatorPage } from './CalculatorPage.tsx';

const BodyFatPage = () => <CalculatorPage kind="body-fat" />;
export default BodyFatPage;
