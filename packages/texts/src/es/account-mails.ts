import type english from '../en/account-mails.ts';
import type { TextsLike } from '../texts-like.ts';

export default {
  reset: {
    subject: 'Una contraseña nueva para Serendip',
    text: `Hola:

alguien, seguramente tú, pidió una contraseña nueva para tu cuenta de
Serendip. Abre este enlace en las próximas {hours} horas para elegirla:

{link}

El enlace funciona una sola vez. Si no fuiste tú, ignora este correo: tu
contraseña sigue igual.
{more}`,
    devices: `
Estos dispositivos pueden entrar en tu cuenta sin contraseña, y una
contraseña nueva no cambia eso. Si no conoces alguno, quítalo en tu perfil:

{devices}
`,
    tokens: `
Con estos tokens de API hay programas que actúan por ti, y una contraseña
nueva no cambia eso. Si no conoces alguno, revócalo en tu perfil:

{tokens}
`,
    added: '- {name} (desde el {date})',
    firstProof: `
La dirección nunca se confirmó. Por eso, una contraseña nueva también
anula lo que se hizo antes con ella: sesiones abiertas, dispositivos,
tokens de API, cohosts y tu tarjeta. Los eventos de la cuenta quedan
cerrados hasta que los abras.
`,
  },
  confirm: {
    subject: 'Confirma tu correo para Serendip',
    text: `Hola:

alguien, seguramente tú, creó una cuenta de Serendip con este correo.
Abre este enlace en los próximos {days} días para confirmar que es tuyo:

{link}

Ábrelo en el navegador donde tienes la sesión iniciada. En cualquier otro
lugar anula lo que se hizo antes con este correo, por si fue otra persona:
la contraseña, las sesiones abiertas, los cohosts y la tarjeta. Los eventos
quedan cerrados hasta que los abras.

Si no fuiste tú, ignora este correo. La dirección queda marcada como
«sin confirmar» para los demás.
`,
    change: `Hola:

alguien, seguramente tú, quiere usar este correo para su cuenta de Serendip.
Abre este enlace en los próximos {days} días para confirmar el cambio:

{link}

Ábrelo en el navegador donde tienes la sesión iniciada. En cualquier otro
lugar también anula lo que se hizo antes con la cuenta, por si fue otra
persona: la contraseña, las sesiones abiertas, los cohosts y la tarjeta.
Los eventos quedan cerrados hasta que los abras.

Si no fuiste tú, ignora este correo: nada cambia.
`,
  },
  code: {
    subject: 'Tu código para entrar en Serendip',
    text: `Hola:

este es tu código para entrar en Serendip:

{code}

O abre este enlace y toca el botón de la página:

{link}

Ambos funcionan una sola vez, durante {minutes} minutos.
Si lo pides otra vez en ese tiempo, llega el mismo código.
Si no pediste un código, ignora este correo. No le des el código a nadie:
nadie de Serendip te lo pedirá jamás.
`,
  },
  emailChange: {
    subject: 'El correo de tu cuenta de Serendip',
    asked: `Hola:

alguien, seguramente tú, pidió otro correo para tu cuenta de Serendip.
En cuanto se abra el enlace enviado al correo nuevo, entrarás con ese.

Si no fuiste tú, elige ahora mismo una contraseña nueva:

{page}
`,
    changed: `Hola:

alguien, seguramente tú, cambió el correo de tu cuenta de Serendip.
Ahora entras con el nuevo.

Si no fuiste tú, escribe a la persona que administra este servidor.
`,
  },
} satisfies TextsLike<typeof english>;
