import { CalculatorPage } from './CalculatorPage.tsx';

const TdeePage = () => <CalculatorPage kind="tdee" />;
export default TdeePage;
