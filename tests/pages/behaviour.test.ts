import './behaviour/header-room.ts';
import './behaviour/keyboard.ts';
import './behaviour/menu.ts';
import './behaviour/menu-drawer.ts';
import './behaviour/print.ts';
import './behaviour/theme.ts';
import './behaviour/toasts.ts';
import './behaviour/without-scripts.ts';
