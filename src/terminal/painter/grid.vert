in vec2 inPosition;
// The size of the buffer, and the layer's window in it (left, top, width, height), in px. Rows count from the top.
uniform vec2 uBuffer;
uniform vec4 uWindow;

void main() {
  vec2 pixel = uWindow.xy + inPosition / uBuffer * uWindow.zw;
  gl_Position = vec4(pixel / uBuffer * vec2(2.0, -2.0) + vec2(-1.0, 1.0), 0.0, 1.0);
}
