import accounts from './accounts.ts';
import go from './go.ts';
import identity from './identity.ts';
import legal from './legal.ts';
import service from './service.ts';
import signInCode from './sign-in-code.ts';
import signOn from './sign-on.ts';
import unsubscribe from './unsubscribe.ts';

export default {
  accounts,
  go,
  identity,
  legal,
  service,
  signInCode,
  signOn,
  unsubscribe,
};
