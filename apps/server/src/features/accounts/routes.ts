import { exportAccount } from '@serendip/contract/account-export';
import {
  changeAlias,
  changeEmail,
  changePassword,
  deleteAccount,
  requestPasswordReset,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from '@serendip/contract/accounts';
import { bind } from '../../http/bind.ts';
import { deleteAccountHandler } from '../erasure/delete-account.ts';
import { exportAccountHandler } from '../erasure/export-account.ts';
import { changeAliasHandler } from './change-alias.ts';
import { changeEmailHandler } from './change-email.ts';
import { changePasswordHandler } from './change-password.ts';
import { requestPasswordResetHandler } from './request-password-reset.ts';
import { resetPasswordHandler } from './reset-password.ts';
import { signInHandler } from './sign-in.ts';
import { signOutHandler } from './sign-out.ts';
import { signUpHandler } from './sign-up.ts';

export const accountRoutes = [
  bind(signUp, signUpHandler),
  bind(signIn, signInHandler),
  bind(signOut, signOutHandler),
  bind(changeAlias, changeAliasHandler),
  bind(changeEmail, changeEmailHandler),
  bind(changePassword, changePasswordHandler),
  bind(deleteAccount, deleteAccountHandler),
  bind(exportAccount, exportAccountHandler),
  bind(requestPasswordReset, requestPasswordResetHandler),
  bind(resetPassword, resetPasswordHandler),
];
