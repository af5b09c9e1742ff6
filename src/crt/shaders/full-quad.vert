uniform mat4 uProjectionMatrix;
in vec2 inPosition;

void main() {
  gl_Position = uProjectionMatrix * vec4(inPosition, 1.0, 1.0);
}
