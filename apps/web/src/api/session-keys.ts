/** Where the browser keeps who is signed in. Only both together make a session. */
export const userKey = 'serendip.user';
export const tokenKey = 'serendip.token';
