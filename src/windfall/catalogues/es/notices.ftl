# Avisos: cada cual se entera, esté donde esté, de que una mesa le espera.

## Lo que se envía

notices-turn = Es tu turno
notices-turn-text = { $title } te espera.
notices-reminder = Se te acaba el tiempo
notices-reminder-text = { $title }: { $left }.
notices-hours = { $hours ->
        [one] queda { $hours } hora
       *[other] quedan { $hours } horas
    }
notices-minutes = { $minutes ->
        [one] queda { $minutes } minuto
       *[other] quedan { $minutes } minutos
    }
notices-trial = Una prueba de Windfall
notices-trial-text = Si puedes leer esto, los avisos te llegan aquí.
notices-digest-subject = { $tables ->
        [one] Una mesa te espera
       *[other] { $tables } mesas te esperan
    }
notices-confirm-subject = ¿Es esta tu dirección?
notices-confirm-text = Alguien, seguramente tú, quiere enterarse aquí de cuándo es su turno en una mesa de Windfall. Si fuiste tú, abre este enlace en los próximos tres días:
notices-confirm-else = Si no fuiste tú, no hagas nada: no llegará ningún otro correo.
notices-mail-stop = No enviar más correos a esta dirección:

## Lo que resultó

notices-taken-push = El servicio de notificaciones lo ha aceptado.
notices-taken-webhook = Allí lo han aceptado (estado { $status }).
notices-taken-mail = El servidor de correo lo ha aceptado.
notices-not-sent-form = Una dirección empieza por https:// y nombra un servidor público.
notices-not-sent-private = Esta dirección es de una red privada. Quien aloja este servidor solo permite direcciones públicas.
notices-not-sent-silent = Nadie respondió allí a tiempo.
notices-not-sent-status = Allí lo han rechazado (estado { $status }).
notices-not-sent-gone = Ese navegador ya no está. Vuelve a activar los avisos en él.
notices-not-sent-mail-refused = El servidor de correo no lo ha aceptado. Comprueba la dirección.
notices-not-sent-mail-silent = El servidor de correo no responde. Inténtalo más tarde.

## Lo que se rechaza

notices-no-subscription = Estas no son las claves de un navegador.
notices-no-such-zone = Esa zona horaria no existe.
notices-no-address = Esto no es una dirección de correo.
notices-no-mail-here = Quien aloja este servidor no ha configurado el correo.
notices-nothing-to-confirm = No hay ninguna dirección que confirmar.
notices-no-such-link = Este enlace ya no vale. Pide un correo nuevo en la página «Yo».

## En la página «Yo»

notices-heading = Avisos
notices-lead = Entérate cuando una mesa con otras personas te espera. Todo está apagado hasta que lo enciendas. Un aviso dice qué juego es y lleva un enlace, nada más.
notices-here = Este navegador
notices-here-text = Te avisa cuando no estás mirando la página, también si está cerrada.
notices-here-on = Avisarme en este navegador
notices-here-stop = Apagar
notices-here-is-on = Este navegador te avisa, también con la página cerrada.
notices-here-page-only = Este navegador te avisa mientras haya abierta en él alguna página de Windfall. No puede más.
notices-here-denied = Este navegador no deja que esta página te avise. Permite las notificaciones en sus ajustes para esta página.
notices-here-impossible = Este navegador no puede avisarte desde aquí. Necesita HTTPS o localhost; en un iPhone o iPad, instala antes la aplicación.
notices-others = Otros navegadores
notices-stop-device = Apagar los avisos: { $device }
notices-webhook = Webhook
notices-webhook-text = Avisos a ntfy, Discord, Slack o un programa tuyo. Pon la dirección que te dieron allí y guárdala para ti: quien la conozca puede escribirte.
notices-webhook-format = Escrito para
notices-format = { $format ->
        [ntfy] ntfy
        [discord] Discord
        [slack] Slack
       *[json] un programa (JSON)
    }
notices-webhook-url = Dirección
notices-mail = Correo
notices-mail-text = Un solo correo para todas las mesas que te esperan desde el último.
notices-mail-address = Tu dirección
notices-mail-every = Como mucho
notices-mail-hours = { $hours ->
        [1] una vez por hora
        [24] una vez al día
       *[other] cada { $hours } horas
    }
notices-mail-unconfirmed = Hay un correo de camino. Abre el enlace que lleva: antes no se envía nada más.
notices-mail-again = Enviarlo otra vez
notices-mail-confirmed = Esta dirección está confirmada.
notices-quiet = Horas de silencio
notices-quiet-on = No enviar nada por la noche
notices-quiet-begins = Desde
notices-quiet-ends = Hasta
notices-quiet-zone = Según los relojes de { $zone }. Lo que llegue entretanto se envía después.
notices-save = Guardar
notices-saved = Guardado.
notices-test = Enviar una prueba
notices-test-busy = Enviando…
notices-test-none = Todavía no hay nada configurado.
notices-channel = { $channel ->
        [push] Navegador
        [webhook] Webhook
       *[mail] Correo
    }
notices-test-arrived = Ha llegado a este navegador.
notices-muted = Mesas en silencio
notices-unmute = Avisarme otra vez
notices-unmute-table = Avisarme otra vez: { $title }

## En una mesa

notices-of-table = Avisos de esta mesa

## Adónde llevan los enlaces de los correos

notices-mail-page = Correo de Windfall
notices-confirm-heading = ¿Enviar correos a esta dirección?
notices-confirm-body = Entonces te avisaremos allí cuando una mesa te espere. Cada correo lleva un enlace para dejarlo.
notices-confirm-yes = Sí, es mía
notices-confirmed = Gracias. A partir de ahora los correos llegan a { $address }.
notices-stop-heading = ¿No más correos?
notices-stop-body = No se enviará nada más a esta dirección, hasta que alguien vuelva a ponerla y tú la confirmes.
notices-stop-yes = No enviar más correos
notices-stopped = Hecho. No llegarán más correos.

## Lo que se guarda

notices-kept = Avisos
    .text = Solo si los enciendes: por qué dirección se llega a tu navegador, tu webhook, tu dirección de correo, las horas de silencio con tu zona horaria y las mesas en silencio. Qué mesas te esperan se guarda hasta que respondas.
