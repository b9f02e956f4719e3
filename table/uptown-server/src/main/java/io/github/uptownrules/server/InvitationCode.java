package io.github.uptownrules.server;

import io.nayuki.qrcodegen.QrCode;

/** A link as a QR code, for players around one screen. */
final class InvitationCode {
    /** The white margin that readers need, in modules. */
    private static final int QUIET = 4;

    private InvitationCode() {}

    /** Returns an SVG drawing. It is black on white in every theme, because many readers accept nothing else. */
    static String svg(String link) {
        QrCode code = QrCode.encodeText(link, QrCode.Ecc.MEDIUM);
        StringBuilder dark = new StringBuilder();
        for (int y = 0; y < code.size; y++) {
            for (int x = 0; x < code.size; x++) {
                if (code.getModule(x, y)) {
                    dark.append('M')
                            .append(x + QUIET)
                            .append(' ')
                            .append(y + QUIET)
                            .append("h1v1h-1z");
                }
            }
        }
        int size = code.size + 2 * QUIET;
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " + size + ' ' + size
                + "\" shape-rendering=\"crispEdges\"><path fill=\"#fff\" d=\"M0 0h" + size + 'v' + size + 'H'
                + "0z\"/><path d=\"" + dark + "\"/></svg>";
    }
}
