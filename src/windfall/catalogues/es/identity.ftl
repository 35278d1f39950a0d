# Quién es cada cual: la página «Yo», los dispositivos, los enlaces entre ellos, las llaves de acceso y lo que se guarda.

## Lo que dice el servidor

identity-both-seated = Estás { $count ->
        [one] en la misma mesa
       *[other] en las mismas mesas
    } como tú y como el otro jugador: { $titles }. Termina allí la partida o levántate primero, y vuelve a intentarlo con un enlace nuevo.
identity-no-such-device = Este dispositivo ya no es tuyo.
identity-no-such-passkey = Esta llave de acceso ya no es tuya.
identity-no-such-link = Este enlace ya no vale: sirve una vez, durante diez minutos. Crea uno nuevo.
identity-own-link = Este dispositivo ya es tuyo. Abre el enlace en el otro dispositivo.
identity-no-passkeys-here = Los navegadores no crean llaves de acceso para una página en una simple dirección como 127.0.0.1. Ábrela por un nombre, como localhost.
identity-many-passkeys = Tienes { $most } llaves de acceso. Quita una primero.
identity-passkey-refused = Esta llave de acceso no se conoce aquí, o ha tardado demasiado. Inténtalo de nuevo.

## Yo

identity-me = Yo
# The mark is eight letters and digits.
identity-mark-text = El emblema es solo tuyo: quien se llame igual tiene otro. Se dibuja a partir de la marca { $mark }.
identity-signed-out = Has cerrado la sesión en este dispositivo. Vuelve a cargar la página.

## Dispositivos

identity-devices = Mis dispositivos
identity-devices-text = En cada uno de estos navegadores eres el mismo jugador, con los mismos asientos.
identity-device = { $browser } en { $system }
identity-unknown-device = Un dispositivo
identity-this-device = Este dispositivo
identity-last-seen = Última vez aquí: { $ago }
identity-sign-out = Cerrar sesión
identity-sign-out-device = Cerrar sesión: { $device }
identity-rename = Cambiar el nombre
identity-rename-device = Cambiar el nombre: { $device }
identity-device-name = Nombre de este dispositivo; vacío: como él mismo se llama
identity-device-name-save = Guardar el nombre
identity-sign-out-here = ¿Cerrar la sesión aquí?
identity-sign-out-here-text = En este navegador serás un invitado nuevo. En tus otros dispositivos, o con una llave de acceso, encuentras tus partidas.
identity-sign-out-last = Es tu único dispositivo y no tienes ninguna llave de acceso: nadie podrá llegar ya a tus asientos y partidas, ni siquiera tú. Crea antes una llave de acceso o pásate a otro dispositivo.
identity-make-link = Llevarme a otro dispositivo
identity-link = Enlace para otro dispositivo
identity-link-code = Código QR del enlace para otro dispositivo
identity-link-text = Apunta aquí con la cámara del móvil, o abre allí el enlace. Sirve una vez, en los próximos diez minutos.
identity-link-secret = No se lo des a nadie: quien lo abra se convierte en ti.

## Un enlace que se ha abierto

identity-become = ¿Ser { $name } en este navegador?
identity-become-text = Aquí encuentras todas las partidas de { $name } y puedes jugarlas. Abre solo enlaces que hayas creado tú.
identity-become-joins = { $tables ->
        [one] La mesa que tienes aquí como { $own } va contigo: será de { $name }.
       *[other] Las { $tables } mesas que tienes aquí como { $own } van contigo: serán de { $name }.
    } En los otros dispositivos de { $own } se cierra la sesión. No se puede deshacer.
identity-become-yes = Sí, ser { $name } aquí
identity-become-no = No

## Llaves de acceso

identity-passkeys = Llaves de acceso
identity-passkeys-text = Con una llave de acceso vuelves a ser tú en un dispositivo nuevo, aunque hayas perdido el antiguo. La guarda tu dispositivo o su gestor de contraseñas; no hay contraseña.
identity-passkey-used = Último uso: { $ago }
identity-passkey-made = Creada: { $ago }
identity-remove = Quitar
identity-remove-passkey = Quitar la llave de acceso: { $device }
identity-make-passkey = Crear una llave de acceso
identity-sign-in-text = { $tables ->
        [0] ¿Ya has jugado aquí en otro dispositivo?
        [one] ¿Ya has jugado aquí en otro dispositivo? La mesa que tienes en este navegador va contigo.
       *[other] ¿Ya has jugado aquí en otro dispositivo? Las { $tables } mesas que tienes en este navegador van contigo.
    }
identity-sign-in = Entrar con una llave de acceso
identity-passkey-known = Este dispositivo ya tiene una llave de acceso tuya.
identity-passkey-not-made = El navegador no ha dado ninguna llave de acceso. Inténtalo de nuevo, o usa un enlace para otro dispositivo.
identity-passkeys-impossible = Aquí el navegador no crea llaves de acceso: la página debe abrirse por HTTPS y por un nombre, o en localhost.

## Mis datos

identity-data = Mis datos
identity-data-text = Todo lo que este servidor guarda sobre ti lo puedes ver, tener y borrar.
identity-privacy = Qué se guarda sobre ti
identity-export = Descargarlo todo
identity-delete = Borrarme…
identity-delete-heading = ¿Borrarte para siempre?
identity-delete-text = Se quitan tu nombre, tus dispositivos y tus llaves de acceso. Las partidas terminadas se quedan, sin tu nombre. En las partidas en curso con otros, un bot sigue por ti. Las partidas que solo juegas tú se borran. No se puede deshacer.
identity-delete-now = Borrarme ahora
identity-deleted = Se te ha borrado. En este navegador eres un invitado nuevo.

## Lo que se guarda

identity-privacy-lead = Juegas sin cuenta. Esto es todo lo que guarda este servidor.
identity-kept = Qué se guarda
identity-kept-id = Un número al azar, que eres tú
    .text = En una cookie de tu navegador y en el servidor, con el nombre que elegiste y el día de tu primera partida.
identity-kept-devices = Tus dispositivos
    .text = El navegador y el sistema por su nombre, como «Firefox en Linux», y la hora en que estuviste allí por última vez.
identity-kept-links = Los enlaces entre ellos
    .text = Durante diez minutos, y solo como resumen criptográfico: quien lea la base de datos no puede usarlos.
identity-kept-passkeys = Tus llaves de acceso
    .text = Su mitad pública, que no abre nada, y cuándo se crearon y usaron.
identity-kept-games = Tus partidas
    .text = Los asientos con los nombres en la mesa, cada decisión, las puntuaciones. Quien tenga el enlace de una mesa puede ver su repetición.
identity-kept-chat = Lo que dices en las mesas
    .text = Solo en memoria, las últimas líneas de cada mesa. No se guarda.
identity-kept-browser = En tu navegador
    .text = La cookie, tus preferencias y una copia de la página, para que se abra también sin conexión.
identity-kept-log = El registro del servidor
    .text = Errores y con qué frecuencia ocurre algo; ni nombres, ni enlaces, ni direcciones de quienes juegan.
identity-not-kept = Qué no se guarda
identity-not-kept-name = Ni nombre real ni contraseña. Una dirección de correo solo si pones una para los avisos.
identity-not-kept-tracking = Ni rastreo, ni publicidad, nada de otros sitios. La página carga solo lo que tiene este servidor.
identity-not-kept-given = No se da nada a nadie, salvo los avisos que enciendas: quien los lleva sabe adónde van. Los demás jugadores ven tu nombre, tu emblema, si estás y tus jugadas.
identity-rights = Qué puedes hacer
identity-right-export = Descargar todo sobre ti en un archivo que los programas pueden leer.
identity-right-delete = Borrarte: las partidas se quedan, los nombres se van.
identity-right-backups = Quien aloja este servidor quizá tenga copias de seguridad de las últimas semanas; pregúntale qué pasa con ellas.
identity-to-my-data = A mis datos
